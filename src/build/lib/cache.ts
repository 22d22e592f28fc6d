import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

export type Make = () => Promise<Uint8Array>

/** Keeps what was made, by a key that stands for everything it was made from. */
export type Cache = (key: string, make: Make) => Promise<Buffer>

/** A cache in a folder; the same thing asked for twice at once is made once. */
export const createCache = (folder: string): Cache => {
  const coming = new Map<string, Promise<Buffer>>()

  const fetch = async (key: string, make: Make) => {
    const place = join(folder, key)
    const kept = await readFile(place).catch(() => undefined)
    if (kept) return kept
    const made = Buffer.from(await make())
    await mkdir(folder, { recursive: true })
    const draft = `${place}.${process.pid}`
    await writeFile(draft, made)
    await rename(draft, place) // another process never reads half of it
    return made
  }

  return (key, make) => {
    const bytes = coming.get(key) ?? fetch(key, make).finally(() => coming.delete(key))
    coming.set(key, bytes)
    return bytes
  }
}
