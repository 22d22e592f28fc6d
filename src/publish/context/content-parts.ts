import type { Page } from '#content/types'

import { hues } from '../../lib/hues.ts'
import { recordParts } from '../../lib/entries.ts'
import type { Content } from './content'
import { inOneLine, withoutLinks } from '../lib/readable.ts'
import { slugOf } from './project-files.ts'

/**
 * Which lists of the content have entries; of those that are shown alike, their names. An empty one is
 * left out everywhere: sections, cards, pages, commands and feeds. Pages import the result from `virtual:content-parts`.
 */
export const partsOf = (content: Content) => ({
  projects: content.projects.length > 0,
  showcase: content.showcase.length > 0,
  skills: content.skills.length > 0,
  experience: content.experience.length > 0,
  records: recordParts.filter((part) => content[part].length > 0),
  faq: content.faq.length > 0,
  links: content.identity.links.length > 0,
})

/** The projects, each with a hue: those that name none are dealt one in turn. */
export const projectsWithHue = ({ projects }: Pick<Content, 'projects'>) =>
  projects.map((project, index) => ({
    ...project,
    hue: project.hue ?? hues[index % hues.length]!,
  }))

/** The projects with a page of their own: those with a case study or highlights. */
export const projectPages = (content: Content) =>
  projectsWithHue(content).flatMap((project) => {
    const slug = slugOf(project)
    const { title, description, highlights } = project
    // A slug may be the name of a method, like `constructor`.
    const caseStudy = Object.hasOwn(content.caseStudies, slug)
      ? content.caseStudies[slug]
      : undefined
    if (caseStudy === undefined && !highlights) return []
    const page: Page = {
      path: `${content.pages.projects.path}/${slug}`,
      title,
      description: inOneLine(withoutLinks(description)),
    }
    return [{ slug, page, project, caseStudy }]
  })
