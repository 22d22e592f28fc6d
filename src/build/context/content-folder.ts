import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { normalizePath, type Plugin } from 'vite'

import { paths } from '#build/lib/paths.ts'

/** The owner's files: nothing of ours is ever put there. */
export const CONTENT_FOLDER = paths.content
/** What is shown until the owner has files of his own. */
export const SAMPLE_FOLDER = paths.sample
/** Every file of the content, empty: it stands in for each file that the owner lacks. */
export const SKELETON_FOLDER = paths.skeleton

const others = new Map<string, string>()

/** Lets a project be built from the content in another folder, named from its root. */
export const setContentFolder = (root: string, folder: string) => others.set(resolve(root), folder)

/** The folder of a project's content, from its root. */
export const contentFolder = (root: string) =>
  others.get(resolve(root)) ??
  (existsSync(join(root, CONTENT_FOLDER)) ? CONTENT_FOLDER : SAMPLE_FOLDER)

/** A project's folder of pictures. */
export const imagesFolder = (root: string) => join(root, contentFolder(root), 'images')

/**
 * Resolves `#content/…` to a file of the content as it is written, or to the skeleton's if the
 * content lacks it. Pages import the shown content from `virtual:content/…`.
 */
export const contentResolver = (given?: string): Plugin => {
  let root = given ?? process.cwd()
  return {
    name: 'content-resolver',
    enforce: 'pre',
    configResolved(config) {
      root = given ?? config.root
    },
    resolveId(id) {
      const [, name] = /^#content\/(.+)$/.exec(id.replace(/\?.*/, '')) ?? []
      if (name === undefined) return undefined
      const own = join(root, contentFolder(root))
      // A name with a star is the pattern of a glob.
      if (name.includes('*')) return normalizePath(join(own, name))
      const candidates = [own, join(root, SKELETON_FOLDER)].flatMap((folder) => [
        // The file comes before the folder of the same name: `projects` is also the folder of case
        // studies.
        join(folder, `${name}.ts`),
        join(folder, name),
      ])
      const found = candidates.find((candidate) => existsSync(candidate))
      return found && normalizePath(found)
    },
  }
}
