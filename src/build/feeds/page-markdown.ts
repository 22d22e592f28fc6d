/**
 * Each page as Markdown, for readers without a browser: its words, and nothing of its movements.
 */
import { type RecordSection, recordSections } from '#content-model/schema/record-sections.ts'
import { filledFacts, isShort } from '#lib/shown-entries.ts'
import { projectsWithPage, sectionsOf } from '#build/context/content-sections.ts'
import { jobViews, projectViews, recordViews } from '#build/context/views.ts'
import { machineMarkdown } from './machine-markdown.ts'
import { caseStudyBlocks } from './case-study-markdown.ts'
import {
  type MarkdownBlock,
  headingBlock,
  list,
  markdownOf,
  paragraph,
  paragraphBlocks,
  strong,
} from './markdown.ts'
import { type MarkdownParts, markdownParts } from './markdown-parts.ts'
import type { FeedSource } from './feed-source.ts'

const home = (parts: MarkdownParts, { content }: FeedSource): MarkdownBlock[] => {
  const { hero, identity, dashboard, pages, ui } = parts
  const has = sectionsOf(content)
  const projects = projectViews(content)
  const inShowcase = parts.showcase.flatMap((id) => projects.filter((one) => one.id === id))
  return [
    headingBlock(1, `${hero.headline} ${hero.emphasis}`),
    ...paragraph(strong(identity.name), ` · ${hero.tagline}`),
    ...paragraphBlocks(hero.availability),
    ...(has.showcase ? [headingBlock(2, ui.showcase.label)] : []),
    ...inShowcase.flatMap((one) => [
      headingBlock(3, parts.linkedTitle(one)),
      ...parts.project(one),
    ]),
    headingBlock(2, ui.dashboard.heading),
    ...(has.projects
      ? [
          headingBlock(
            3,
            parts.titled(dashboard.projects?.heading ?? pages.projects.title, pages.projects.path),
          ),
          ...paragraphBlocks(dashboard.projects?.text),
          ...list(projects.map((one) => [parts.linkedTitle(one)])),
        ]
      : []),
    headingBlock(3, parts.titled(dashboard.about?.heading ?? pages.about.title, pages.about.path)),
    ...paragraphBlocks(dashboard.about?.text),
    ...(has.skills ? [headingBlock(3, ui.dashboard.skills.heading), ...parts.skills()] : []),
    headingBlock(3, ui.dashboard.contact.heading),
    ...parts.contacts(ui.dashboard.contact.email),
  ]
}

const about = (parts: MarkdownParts, { content }: FeedSource): MarkdownBlock[] => {
  const { ui, comma, faq } = parts
  const has = sectionsOf(content)
  const records = recordViews(content)
  const record = (section: RecordSection) => [
    headingBlock(2, ui.about[section]),
    ...(isShort(records[section])
      ? list(records[section].map(({ title, facts }) => [title, ...filledFacts(facts)].join(comma)))
      : records[section].flatMap(parts.entry)),
  ]
  return [
    headingBlock(1, parts.pages.about.title),
    headingBlock(2, ui.about.label),
    ...parts.about.text.flatMap(paragraphBlocks),
    ...parts.contacts(ui.about.contact),
    ...(has.skills ? [headingBlock(2, ui.about.skills), ...parts.skills()] : []),
    ...(has.experience ? [headingBlock(2, ui.about.experience)] : []),
    ...jobViews(content).flatMap(parts.entry),
    ...recordSections.filter((section) => records[section].length > 0).flatMap(record),
    ...(has.faq ? [headingBlock(2, ui.about.faq)] : []),
    ...faq.flatMap(({ question, answer }) => [
      headingBlock(3, question),
      ...paragraphBlocks(answer),
    ]),
  ]
}

const projectList = (parts: MarkdownParts, { content }: FeedSource): MarkdownBlock[] => [
  headingBlock(1, parts.pages.projects.title),
  ...paragraphBlocks(parts.pages.projects.description),
  ...projectViews(content).flatMap((one) => [
    headingBlock(2, parts.linkedTitle(one)),
    ...parts.project(one),
  ]),
]

const projectPage = (
  parts: MarkdownParts,
  { page, project, caseStudy }: ReturnType<typeof projectsWithPage>[number],
  { fromRoot }: FeedSource,
): MarkdownBlock[] => {
  const absoluteUrl = (url: string) => {
    if (url.startsWith('#')) return fromRoot(page.path) + url
    return url.startsWith('/') ? fromRoot(url) : url
  }
  const place = { addressOf: absoluteUrl, repository: parts.site.repository }
  return [
    headingBlock(1, project.title),
    ...parts.project(project),
    ...(project.points
      ? [headingBlock(2, parts.ui.projects.highlights), ...list(project.points)]
      : []),
    ...(caseStudy === undefined ? [] : caseStudyBlocks(caseStudy, place)),
  ]
}

/**
 * Functions that write the Markdown of each page, by path. A page that the owner has added to the
 * code has none: its words stand in its component alone.
 */
export const markdownPages = (feedSource: FeedSource): Record<string, () => string> => {
  const { content } = feedSource
  const { pages } = content
  const parts = markdownParts(feedSource)
  const blocks: Record<string, () => MarkdownBlock[]> = {
    [pages.home.path]: () => home(parts, feedSource),
    [pages.about.path]: () => about(parts, feedSource),
    ...(sectionsOf(content).projects && {
      [pages.projects.path]: () => projectList(parts, feedSource),
    }),
    ...Object.fromEntries(
      projectsWithPage(content).map((one) => [
        one.page.path,
        () => projectPage(parts, one, feedSource),
      ]),
    ),
    ...machineMarkdown(feedSource),
  }
  return Object.fromEntries(
    Object.entries(blocks).map(([path, write]) => [path, () => markdownOf(write())]),
  )
}
