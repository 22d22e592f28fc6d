import { join } from 'node:path'

import { normalizePath } from 'vite'

/** The folder of the content, from the root: the owner's own, unless `CONTENT` names another. */
export const CONTENT_FOLDER = process.env['CONTENT'] || 'src/content'

/** Where the content's pictures are, from the root. */
export const IMAGES_FOLDER = `${CONTENT_FOLDER}/images`

/** `#content/…` leads to that folder. Node alone, which asks package.json, knows the owner's only. */
export const contentAlias = (root: string) => ({
  find: /^#content\//,
  replacement: `${normalizePath(join(root, CONTENT_FOLDER))}/`,
})
