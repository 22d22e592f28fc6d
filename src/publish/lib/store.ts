import type { Cache, Make } from './cache.ts'

const HASH_LENGTH = 8

/** The files to emit. A file has its name before its bytes are made, on the first `read`. */
export interface Store {
  /** Adds a file. `key` hashes every input; its first characters go into the file's name. */
  add: (name: string, extension: string, key: string, make: Make) => string
  /** A file's name without its extension. */
  stem: (name: string, key: string) => string
  /** Adds a file under a fixed name. */
  addNamed: (fileName: string, key: string, make: Make) => string
  has: (fileName: string) => boolean
  /** The bytes of a file, made at most once. */
  read: (fileName: string) => Promise<Buffer>
  fileNames: () => string[]
}

const stem: Store['stem'] = (name, key) => `assets/${name}-${key.slice(0, HASH_LENGTH)}`

/** An empty store. */
export const createStore = (cache: Cache): Store => {
  const files = new Map<string, () => Promise<Buffer>>()

  const addNamed: Store['addNamed'] = (fileName, key, make) => {
    files.set(fileName, () => cache(key, make))
    return fileName
  }
  return {
    stem,
    addNamed,
    add: (name, extension, key, make) => addNamed(`${stem(name, key)}.${extension}`, key, make),
    has: (fileName) => files.has(fileName),
    read: (fileName) => {
      const make = files.get(fileName)
      if (!make) throw new Error(`The store has no file ${fileName}`)
      return make()
    },
    fileNames: () => [...files.keys()],
  }
}
