import { caseStudies } from 'virtual:case-studies'

import { pages } from 'virtual:content/pages'
import type { Project } from '#content-model/schema/types.ts'

import { anchorOfProject } from './anchors.ts'

const projectPath = (slug: string) => `${pages.projects.path}/${slug}`

/** The pages of projects. Each module holds its page's title: no other page loads it. */
export const projectPages = Object.entries(caseStudies).map(([slug, load]) => ({
  path: projectPath(slug),
  file: `virtual:case-study/${slug}`,
  load,
}))

/** The path of a project's page; undefined if the project has none. */
export const pathOfProject = ({ id, slug = String(id) }: Pick<Project, 'id' | 'slug'>) =>
  Object.hasOwn(caseStudies, slug) ? projectPath(slug) : undefined

/** Where a project is on the list of all. */
export const listedPathOf = ({ id }: Pick<Project, 'id'>) =>
  `${pages.projects.path}#${anchorOfProject(id)}`
