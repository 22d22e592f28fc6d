import type { Content } from './content.ts'
import { loadContent } from './load.ts'
import { type Cache, cacheOf } from '../lib/cache.ts'
import { once } from '../lib/cache.ts'
import { createStore, type Store } from '../lib/store.ts'

/** What every step that works from the content needs. */
export interface BuildContext {
  root: string
  cache: Cache
  store: Store
  /** The address of a file that the store emits. */
  url: (fileName: string) => string
  content: () => Promise<Content>
}

/** A context for the project in `root`. A given store keeps its files. */
export const createContext = (root: string, base: string, store?: Store): BuildContext => {
  const cache = cacheOf(root)
  return {
    root,
    cache,
    store: store ?? createStore(cache),
    url: (fileName) => base + fileName,
    content: once(() => loadContent(root)),
  }
}
