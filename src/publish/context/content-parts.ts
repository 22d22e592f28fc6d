import { parse } from 'node:path'

import { hues, type Image, type Page, type Project } from '../../content/types.ts'
import { recordParts } from '../../lib/record-lists.ts'
import { fileNameOf } from '../lib/address.ts'
import type { Content } from './content'

/**
 * Which lists of the content have entries; of those that are shown alike, their names. An empty one is left out everywhere: sections, cards,
 * pages, commands and feeds. Pages import the result from `virtual:content-parts`.
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

/** The name of a project's page and story. */
export const slugOf = ({ id, slug = String(id) }: Pick<Project, 'id' | 'slug'>) => slug

/** A project with its image: one that names none has the file called like its slug or title, if there is one. */
export const withImage = (project: Project, files: readonly string[]): Project => {
  const names = [slugOf(project), fileNameOf(project.title)]
  const image = project.image ?? files.find((file) => names.includes(fileNameOf(parse(file).name)))
  return image === undefined ? project : { ...project, image: image as Image }
}

/** The projects with a page of their own: those with a story or highlights. */
export const projectPages = (content: Content) =>
  projectsWithHue(content).flatMap((project) => {
    const slug = slugOf(project)
    const { title, description, highlights } = project
    if (!(slug in content.stories) && !highlights) return []
    const page: Page = { path: `${content.pages.projects.path}/${slug}`, title, description }
    return [{ slug, page, project }]
  })
