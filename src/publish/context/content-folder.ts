import { join, resolve } from 'node:path'

import { normalizePath } from 'vite'

/** Where the owner's content is, from the root. */
export const CONTENT_FOLDER = 'src/content'

const others = new Map<string, string>()

/** Lets a project be built from the content in another folder, named from its root. */
export const placeContent = (root: string, folder: string) => others.set(resolve(root), folder)

/** The folder of a project's content, from its root. */
export const contentFolder = (root: string) => others.get(resolve(root)) ?? CONTENT_FOLDER

/** A project's folder of pictures. */
export const imagesFolder = (root: string) => join(root, contentFolder(root), 'images')

/** Resolves the words of the site to a module that has them. */
export const wordsAlias = (replacement: string) => ({
  find: /^#content\/(ui|palette)$/,
  replacement,
})

/** Resolves `#content/…` to that folder. Node's own resolution knows `src/content` only. */
export const contentAlias = (root: string) => ({
  find: /^#content\//,
  replacement: `${normalizePath(join(root, contentFolder(root)))}/`,
})
