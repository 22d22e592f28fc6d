/** The files of a project, by their names: its case study and its image. */
import { parse } from 'node:path'

import type { Image, Project } from '#content-model/schema/types.ts'
import { fileNameOf } from '#build/lib/site-address.ts'
import { isPictureName, isVideoName } from '#content-model/schema/fields.ts'

/** The name of a project's page and case study. */
export const slugOf = ({ id, slug = String(id) }: Pick<Project, 'id' | 'slug'>) => slug

/** A project with its image: unless it names one, the picture called like its slug or title. */
export const withImage = (project: Project, files: readonly string[]): Project => {
  const names = new Set([slugOf(project), fileNameOf(project.title)])
  // Some systems keep accents as characters of their own.
  const own = files.filter((file) => names.has(fileNameOf(parse(file).name.normalize())))
  // A file that is neither picture nor video is meant as a picture; the check refuses it.
  const image = project.image ?? own.find(isPictureName) ?? own.find((file) => !isVideoName(file))
  return image === undefined ? project : { ...project, image: image as Image }
}
