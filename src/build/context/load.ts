import { resolve } from 'node:path'

import { runnerImport } from 'vite'

import { paths } from '#build/lib/paths.ts'
import type { ReadContent } from './read-content.ts'
import { contentResolver } from './content-folder.ts'

/** Imports a TypeScript module of the project anew, past Node's module cache. */
export const loadFresh = async <Module>(root: string, file: string): Promise<Module> => {
  // An error in the module names a line of its file, not of the compiled code.
  process.setSourceMapsEnabled(true)
  const { module } = await runnerImport<Module>(resolve(root, file), {
    root,
    logLevel: 'error',
    plugins: [contentResolver()],
  })
  return module
}

type Contents = typeof import('./read-content.ts')

const lastRead = new Map<string, Promise<Contents>>()

/** Reads the content anew: all of it, and what the owner wrote. */
export const loadContents = (root: string): Promise<Contents> => {
  const contents = loadFresh<Contents>(root, paths.readContent)
  lastRead.set(resolve(root), contents)
  return contents
}

/** Reads the content anew. */
export const loadContent = async (root: string): Promise<ReadContent> =>
  (await loadContents(root)).content

/**
 * The content as it was last read: by a build at its start, in dev by the check after each change.
 */
export const contentAsRead = async (root: string): Promise<ReadContent> =>
  (await (lastRead.get(resolve(root)) ?? loadContents(root))).content
