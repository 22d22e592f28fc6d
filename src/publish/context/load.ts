import { resolve } from 'node:path'

import { runnerImport } from 'vite'

import type { Content, OwnContent } from './content.ts'
import { contentResolver, wordsAlias } from './content-folder.ts'

const CONTENT = 'src/publish/context/content.ts'
const WORDS = 'src/words/chosen.ts'

/** Imports a TypeScript module of the project anew, past Node's module cache. */
export const loadFresh = async <Module>(root: string, file: string): Promise<Module> => {
  // An error while it runs names the line of the file, and not of what was compiled from it.
  process.setSourceMapsEnabled(true)
  const { module } = await runnerImport<Module>(resolve(root, file), {
    root,
    logLevel: 'error',
    plugins: [contentResolver()],
    resolve: { alias: [wordsAlias(resolve(root, WORDS))] },
  })
  return module
}

/** Reads the content anew: all of it, and what the owner wrote. */
export const loadContents = (root: string) =>
  loadFresh<{ content: Content; own: OwnContent }>(root, CONTENT)

/** Reads the content anew. */
export const loadContent = async (root: string): Promise<Content> =>
  (await loadContents(root)).content
