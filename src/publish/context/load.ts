import { resolve } from 'node:path'

import { runnerImport } from 'vite'

import type { Content } from './content.ts'
import { contentAlias } from './content-folder.ts'

const CONTENT = 'src/publish/context/content.ts'

/** Imports a TypeScript module of the project anew, past Node's module cache. */
export const loadFresh = async <Module>(root: string, file: string): Promise<Module> => {
  // An error while it runs names the line of the file, and not of what was compiled from it.
  process.setSourceMapsEnabled(true)
  const { module } = await runnerImport<Module>(resolve(root, file), {
    root,
    logLevel: 'error',
    resolve: { alias: [contentAlias(root)] },
  })
  return module
}

/** Reads the content anew. */
export const loadContent = async (root: string): Promise<Content> =>
  (await loadFresh<{ content: Content }>(root, CONTENT)).content
