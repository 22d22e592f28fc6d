import { rm } from 'node:fs/promises'

import { onTestFinished } from 'vitest'

import { ownFolder } from '../own-folder.ts'
import { bareContent } from './feeds/contents.ts'
import { createCache } from '../../src/build/lib/cache.ts'
import { createStore } from '../../src/build/lib/store.ts'
import { createContext, type BuildContext } from '../../src/build/context/context.ts'

/** A folder of the test's own, gone when it ends. */
export const temporaryFolder = async () => {
  const folder = await ownFolder()
  onTestFinished(() => rm(folder, { recursive: true }))
  return folder
}

/** The project's context, with what earlier runs have made. */
export const ownContext = () => createContext(process.cwd(), '/')

/** The project's context for a content that is written in Latin letters alone. */
export const latinContext = (): BuildContext => ({ ...ownContext(), content: () => bareContent() })

/** The project's context as on a machine that has made nothing yet. */
export const freshContext = async (): Promise<BuildContext> => {
  const cache = createCache(await temporaryFolder())
  return { ...ownContext(), cache, store: createStore(cache) }
}

/** What stands at addresses. */
export const fetchAll = ({ store }: BuildContext, urls: string[]) =>
  Promise.all(urls.map((url) => store.read(url.replace(/^\//, ''))))
