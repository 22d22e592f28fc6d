/** The files of a project, by their names: its case study and its image. */
import { parse } from 'node:path'

import type { Image, Project } from '#content/types'
import { fileNameOf } from '../lib/address.ts'

/** The name of a project's page and case study. */
export const slugOf = ({ id, slug = String(id) }: Pick<Project, 'id' | 'slug'>) => slug

/** `Café` and `cafe` alike: a file may be named without accents, or with them as characters of their own. */
const unaccented = (name: string) =>
  fileNameOf(name.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, ''))

/** A project with its image: unless it names one, the file called like its slug or title. */
export const withImage = (project: Project, files: readonly string[]): Project => {
  const names = new Set([slugOf(project), unaccented(project.title)])
  const image = project.image ?? files.find((file) => names.has(unaccented(parse(file).name)))
  return image === undefined ? project : { ...project, image: image as Image }
}
