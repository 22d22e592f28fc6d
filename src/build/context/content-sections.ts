import { recordSections } from '#content-model/schema/record-sections.ts'
import type { Page } from '#content-model/schema/types.ts'

import { inOneLine, withoutLinks } from '#build/lib/readable.ts'
import type { ReadContent } from './read-content.ts'
import { projectViews } from './views.ts'

/**
 * The lists of the content that have entries, and the names of those among the records. An empty
 * list is left out everywhere: sections, cards, pages, commands and feeds. Pages import the result
 * from `virtual:content-sections`.
 */
export const sectionsOf = (content: ReadContent) => ({
  projects: content.projects.length > 0,
  showcase: content.showcase.length > 0,
  skills: content.skills.length > 0,
  experience: content.experience.length > 0,
  records: recordSections.filter((section) => content[section].length > 0),
  faq: content.faq.length > 0,
})

/** The projects with a page of their own: those with a case study or highlights. */
export const projectsWithPage = (content: ReadContent) =>
  projectViews(content).flatMap((project) => {
    const { slug, title, text: description, points } = project
    // A slug may be the name of a method, like `constructor`.
    const caseStudy = Object.hasOwn(content.caseStudies, slug)
      ? content.caseStudies[slug]
      : undefined
    if (caseStudy === undefined && !points) return []
    const page: Page = {
      path: `${content.pages.projects.path}/${slug}`,
      title,
      description: inOneLine(withoutLinks(description)),
    }
    return [{ slug, page, project, caseStudy }]
  })
