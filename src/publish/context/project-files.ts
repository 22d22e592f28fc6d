/** The files of a project, by their names: its case study and its image. */
import { parse } from 'node:path'

import type { Image, Project } from '#content/types'
import { fileNameOf } from '../lib/address.ts'

/** The name of a project's page and case study. */
export const slugOf = ({ id, slug = String(id) }: Pick<Project, 'id' | 'slug'>) => slug

/** A project with its image: unless it names one, the file called like its slug or title. */
export const withImage = (project: Project, files: readonly string[]): Project => {
  const names = new Set([slugOf(project), fileNameOf(project.title)])
  // Some systems keep accents as characters of their own.
  const image =
    project.image ?? files.find((file) => names.has(fileNameOf(parse(file).name.normalize())))
  return image === undefined ? project : { ...project, image: image as Image }
}
