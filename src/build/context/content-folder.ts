import { join } from 'node:path'

import { normalizePath } from 'vite'

/** The content's folder, from the root; `CONTENT` overrides it. */
export const CONTENT_FOLDER = process.env['CONTENT'] || 'src/content'

/** The folder of its pictures, from the root. */
export const IMAGES_FOLDER = `${CONTENT_FOLDER}/images`

/** Resolves `#content/…` to that folder. Node's own resolution knows `src/content` only. */
export const contentAlias = (root: string) => ({
  find: /^#content\//,
  replacement: `${normalizePath(join(root, CONTENT_FOLDER))}/`,
})
