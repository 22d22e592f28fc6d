import type { Cache, Make } from './cache.ts'

const HASH_LENGTH = 8

/** A file's name without its extension. */
const stem = (name: string, key: string) => `assets/${name}-${key.slice(0, HASH_LENGTH)}`

/** The files to emit. A file has its name at once; its bytes are made on the first `read`. */
export const createStore = (cache: Cache) => {
  const files = new Map<string, () => Promise<Buffer>>()

  /** Adds a file under a fixed name. */
  const addNamed = (fileName: string, key: string, make: Make) => {
    files.set(fileName, () => cache(key, make))
    return fileName
  }
  return {
    stem,
    addNamed,
    /** Adds a file. `key` hashes every input; its first characters go into the file's name. */
    add: (name: string, extension: string, key: string, make: Make) =>
      addNamed(`${stem(name, key)}.${extension}`, key, make),
    has: (fileName: string) => files.has(fileName),
    /** The bytes of a file, made at most once. */
    read: (fileName: string) => {
      const make = files.get(fileName)
      if (!make) throw new Error(`The store has no file ${fileName}`)
      return make()
    },
    fileNames: () => [...files.keys()],
  }
}

export type Store = ReturnType<typeof createStore>
