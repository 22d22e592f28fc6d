import { join } from 'node:path'

import type { Content } from './content.ts'
import { loadContent } from './load.ts'
import { markOf } from '../lib/any-folder.ts'
import { type Cache, createCache } from '../lib/cache.ts'
import { once } from '../lib/once.ts'
import { createStore, type Store } from '../lib/store.ts'

/** What everything that is made from the content is made with. */
export interface BuildContext {
  root: string
  cache: Cache
  store: Store
  /** The address of a file in the store. */
  url: (fileName: string) => string
  content: () => Promise<Content>
}

/** A context for the project in a folder. A store handed over keeps what it has. */
export const createContext = (root: string, base: string, store?: Store): BuildContext => {
  const cache = createCache(join(root, 'node_modules/.cache/portfolio'))
  return {
    root,
    cache,
    store: store ?? createStore(cache),
    url: (fileName) => markOf(base) + fileName,
    content: once(() => loadContent(root)),
  }
}
