/** Contexts of the build for tests, folders of their own, and poppler's tools. */
import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'

import { onTestFinished } from 'vitest'

import { linkPackages, ownFolder } from '../own-folder.ts'
import { createCache } from '#publish/lib/cache.ts'
import { createStore } from '#publish/lib/store.ts'
import { type BuildContext, createContext } from '#publish/context/context.ts'
import type { Content } from '#publish/context/content.ts'

/** A folder of the test's own, with the project's packages; gone when it ends. */
export const temporaryFolder = async () => {
  const folder = await ownFolder()
  onTestFinished(() => rm(folder, { recursive: true }))
  await linkPackages(folder)
  return folder
}

/** The project's context, with what earlier runs have made, for another content if one is given. */
export const ownContext = (content?: Content): BuildContext => ({
  ...createContext(process.cwd(), '/'),
  ...(content && { content: async () => content }),
})

/** The project's context as on a machine that has made nothing yet. */
export const freshContext = async (content?: Content): Promise<BuildContext> => {
  const cache = createCache(await temporaryFolder())
  return { ...ownContext(content), cache, store: createStore(cache) }
}

/** What stands at addresses. */
export const fetchAll = ({ store }: BuildContext, urls: string[]) =>
  Promise.all(urls.map((url) => store.read(url.replace(/^\//, ''))))

/** Runs a tool of poppler (`apt-get install poppler-utils`): `pdftotext`, `pdfinfo`, `pdffonts`. */
export const poppler = (tool: string, ...options: string[]) =>
  execFileSync(tool, options, { encoding: 'utf8', stdio: 'pipe' })
