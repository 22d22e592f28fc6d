import { join } from 'node:path'

import type { Content } from './content/content.ts'
import { loadContent } from './content/load.ts'
import { markOf } from './site/any-folder.ts'
import { type Cache, createCache } from './lib/cache.ts'
import { createStore, type Store } from './lib/store.ts'

/** What everything that is made from the content is made with. */
export interface Workshop {
  root: string
  cache: Cache
  store: Store
  /** The address of a file in the store. */
  url: (fileName: string) => string
  content: () => Promise<Content>
}

/** The same promise at every call. */
export const once = <Value>(make: () => Promise<Value>) => {
  let made: Promise<Value> | undefined
  return () => (made ??= make())
}

/** A workshop for the project in a folder. A store handed over keeps what it has. */
export const openWorkshop = (root: string, base: string, store?: Store): Workshop => {
  const cache = createCache(join(root, 'node_modules/.cache/portfolio'))
  return {
    root,
    cache,
    store: store ?? createStore(cache),
    url: (fileName) => markOf(base) + fileName,
    content: once(() => loadContent(root)),
  }
}
