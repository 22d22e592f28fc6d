import { anchorOfProject, anchors } from '#site/routing/anchors.ts'
import { projectsWithPage, sectionsOf } from '#build/context/content-sections.ts'
import type { ReadContent } from '#build/context/read-content.ts'
import { jobViews, projectViews, recordViews } from '#build/context/views.ts'
import { markdownFileOf } from '#build/lib/site-address.ts'
import { withoutLinks } from '#build/lib/readable.ts'

/** Something that a page says. */
interface Fact {
  kind: 'project' | 'job' | 'skill' | 'question' | 'record'
  title: string
  text?: string | undefined
  /** Path of the page that shows it, and its place there. */
  place: string
  /** Path of that page as Markdown, where it is of this fact alone. */
  markdown?: string | undefined
  /** What else is known of it: dates, addresses, what it was made with. */
  more?: Record<string, unknown>
}

/** All that is found by a word, and where: what agents are told is what pages show. */
export const factsOf = (content: ReadContent) => {
  const { about, projects } = content.pages
  const paths = new Map(projectsWithPage(content).map(({ slug, page }) => [slug, page.path]))
  const onAbout = (anchor: string) => `${about.path}#${anchor}`
  const ofProjects = projectViews(content).map((project): Fact => {
    const { title, text, points, chips, dates, facts, demo, source, note, slug, id } = project
    const path = paths.get(slug)
    return {
      kind: 'project',
      title,
      text: withoutLinks(text),
      place: path ?? `${projects.path}#${anchorOfProject(id)}`,
      markdown: path && `/${markdownFileOf(path)}`,
      more: { madeWith: chips, ...facts, dates, highlights: points, demo, source, note },
    }
  })
  const ofJobs = jobViews(content).map(({ title, from, text, points, dates }): Fact => ({
    kind: 'job',
    title: `${title}${content.ui.comma} ${from}`,
    text,
    place: onAbout(anchors.experience),
    more: { dates, highlights: points },
  }))
  const ofSkills = content.skills.map(({ name }): Fact => ({
    kind: 'skill',
    title: name,
    place: onAbout(anchors.skills),
  }))
  const ofQuestions = content.faq.map(({ question, answer }): Fact => ({
    kind: 'question',
    title: question,
    text: withoutLinks(answer),
    place: onAbout(anchors.faq),
  }))
  const records = recordViews(content)
  const ofRecords = sectionsOf(content).records.flatMap((section) =>
    records[section].map(({ title, from, text }): Fact => ({
      kind: 'record',
      title: [title, from].filter(Boolean).join(`${content.ui.comma} `),
      text,
      place: onAbout(section),
    })),
  )
  return {
    facts: [...ofProjects, ...ofJobs, ...ofSkills, ...ofQuestions, ...ofRecords],
    /** Where each part of `resume.json` is shown; all else is on /about. */
    places: {
      basics: about.path,
      questions: onAbout(anchors.faq),
      work: onAbout(anchors.experience),
      skills: onAbout(anchors.skills),
      projects: projects.path,
      ...Object.fromEntries(sectionsOf(content).records.map((name) => [name, onAbout(name)])),
    } as Record<string, string>,
  }
}
