import type { Cache, Make } from './cache.ts'

const HASH_LENGTH = 8

/** The files that the site will need, named before they are made. */
export interface Store {
  /** Promises a file. `key` stands for everything it is made from; its start goes into the name. */
  add: (name: string, extension: string, key: string, make: Make) => string
  /** What a file is called before its ending. */
  stem: (name: string, key: string) => string
  /** Promises a file that has a name already. */
  addNamed: (fileName: string, key: string, make: Make) => string
  has: (fileName: string) => boolean
  /** Makes it, unless it was made before. */
  read: (fileName: string) => Promise<Buffer>
  fileNames: () => string[]
}

const stem: Store['stem'] = (name, key) => `assets/${name}-${key.slice(0, HASH_LENGTH)}`

/** An empty store. */
export const createStore = (cache: Cache): Store => {
  const promised = new Map<string, () => Promise<Buffer>>()

  const addNamed: Store['addNamed'] = (fileName, key, make) => {
    promised.set(fileName, () => cache(key, make))
    return fileName
  }
  return {
    stem,
    addNamed,
    add: (name, extension, key, make) => addNamed(`${stem(name, key)}.${extension}`, key, make),
    has: (fileName) => promised.has(fileName),
    read: (fileName) => {
      const make = promised.get(fileName)
      if (!make) throw new Error(`Nobody promised ${fileName}`)
      return make()
    },
    fileNames: () => [...promised.keys()],
  }
}
