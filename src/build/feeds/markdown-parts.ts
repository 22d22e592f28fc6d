import { filledFacts, type ShownEntry, type ShownProject } from '#lib/shown-entries.ts'
import { hostOf, namedLinks, telephone } from '#lib/addresses.ts'
import { repoWord } from '#lib/repo-word.ts'
import { skillLines } from '#lib/skill-groups.ts'
import { projectsWithPage } from '#build/context/content-sections.ts'
import { datesOnPages } from '#build/context/dates.ts'
import {
  type MarkdownBlock,
  headingBlock,
  joined,
  link,
  list,
  paragraph,
  paragraphBlocks,
  strong,
} from './markdown.ts'
import type { FeedSource } from './feed-source.ts'

/** The parts of which pages are made in Markdown: entries, projects, skills, contacts. */
export const markdownParts = (feedSource: FeedSource) => {
  const { content, fromRoot } = feedSource
  const { identity, ui } = content
  const comma = `${ui.comma} `
  const colon = `${ui.colon} `
  const shownDates = datesOnPages(content)
  const projectPaths = new Map(
    projectsWithPage(content).map(({ project, page }) => [project.id, page.path]),
  )

  const labelled = (label: string, text: string) => `${label}${colon}${text}`
  const period = (dates: readonly string[] = []) =>
    [...new Set(dates.map((date) => shownDates[date] ?? date))].join(' – ')

  const entry = ({
    title,
    from,
    url,
    dates,
    facts,
    text,
    points = [],
  }: ShownEntry): MarkdownBlock[] => [
    headingBlock(3, title),
    ...paragraph(
      ...joined(
        [from && strong(from), period(dates), ...filledFacts(facts), url && link(hostOf(url), url)],
        ' · ',
      ),
    ),
    ...paragraphBlocks(text),
    ...list(points),
  ]
  const skills = () =>
    list(
      skillLines(content.skills, comma).map(({ group, names }) =>
        group ? labelled(group, names.join(comma)) : names.join(comma),
      ),
    )
  /** @param mail what the link for a message is called */
  const contacts = (mail: string) =>
    list([
      [`${mail}${colon}`, link(identity.email, `mailto:${identity.email}`)],
      ...(identity.phone ? [[link(identity.phone, telephone(identity.phone))]] : []),
      ...(identity.website ? [[link(hostOf(identity.website), identity.website)]] : []),
      ...namedLinks(identity).map(({ name, url }) => [link(name, url)]),
      [link(ui.dashboard.contact.card, fromRoot('/contact.vcf'))],
    ])
  /** The lines about a project below its title. */
  const project = (one: ShownProject): MarkdownBlock[] => {
    const { text, facts, dates, chips, demo, source, note } = one
    const words = Object.entries(facts) as [keyof typeof facts, string | undefined][]
    return [
      ...paragraphBlocks(text),
      ...list([
        ...words.flatMap(([name, fact]) => (fact ? [labelled(ui.projects[name], fact)] : [])),
        ...(dates.length > 0 ? [labelled(ui.projects.period, period(dates))] : []),
        ...(chips.length > 0 ? [labelled(ui.projects.stack, chips.join(comma))] : []),
        ...(demo ? [[link(ui.projects.demo, demo)]] : []),
        ...(source ? [[link(repoWord(source, ui.projects), source)]] : []),
        ...(note ? [note] : []),
      ]),
    ]
  }
  /** A title, which links to its page if it has one. */
  const titled = (title: string, path: string | undefined) =>
    path === undefined ? title : link(title, fromRoot(path))
  const linkedTitle = ({ id, title }: ShownProject) => titled(title, projectPaths.get(id))
  return { ...content, comma, entry, skills, contacts, project, titled, linkedTitle, labelled }
}

export type MarkdownParts = ReturnType<typeof markdownParts>
