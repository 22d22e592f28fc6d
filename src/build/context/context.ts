import { cacheOf } from '#build/lib/cache.ts'
import { once } from '#lib/once.ts'
import { createStore, type Store } from '#build/lib/store.ts'
import { contentAsRead } from './load.ts'

/**
 * The context of every step that works from the content of the project in `root`. A store that is
 * passed in keeps its files.
 */
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
