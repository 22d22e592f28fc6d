import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { once } from '#lib/once.ts'
import { digest } from './digest.ts'

export type Make = () => Promise<Uint8Array>

/** Returns the bytes stored under a key, or makes and stores them. The key hashes every input. */
export type Cache = (key: string, make: Make) => Promise<Buffer>

/** A cache in a folder. Requests for one key share one computation. */
const createCache = (folder: string): Cache =>
  once(async (key: string, make: Make) => {
    const path = join(folder, key)
    const cached = await readFile(path).catch(() => undefined)
    if (cached) return cached
    const made = Buffer.from(await make())
    await mkdir(folder, { recursive: true })
    const draft = `${path}.${process.pid}`
    await writeFile(draft, made)
    await rename(draft, path) // atomic: no other process reads a partial file
    return made
  })

/** The cache that the builds of a project, and of its copies with the same packages, share until one changes. */
export const cacheOf = (root: string) => {
  // What npm has installed; a copy of the project may link to it.
  const lock = join(root, 'node_modules/.package-lock.json')
  const packages = digest(existsSync(lock) && readFileSync(lock))
  const folder = join(root, 'node_modules/.cache/portfolio')
  // Nothing reads what was made with earlier packages.
  const others = existsSync(folder) ? readdirSync(folder).filter((name) => name !== packages) : []
  for (const name of others) rmSync(join(folder, name), { recursive: true, force: true })
  return createCache(join(folder, packages))
}
