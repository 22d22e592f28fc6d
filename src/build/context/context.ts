import { cacheOf } from '#build/lib/cache.ts'
import { once } from '#lib/once.ts'
import { createStore, type Store } from '#build/lib/store.ts'
import { contentAsRead } from './load.ts'

/** What every step that works from the content of the project in `root` needs. A given store keeps its files. */
export const createContext = (root: string, base: string, store?: Store) => {
  const cache = cacheOf(root)
  return {
    root,
    cache,
    store: store ?? createStore(cache),
    /** The address of a file that the store emits. */
    url: (fileName: string) => base + fileName,
    content: once(() => contentAsRead(root)),
  }
}

export type BuildContext = ReturnType<typeof createContext>
