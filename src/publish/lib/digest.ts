import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** SHA-256 of the parts in hexadecimal. Lengths are hashed too, so `a, bc` is not `ab, c`. */
export const digest = (...parts: (string | number | Uint8Array)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) {
    const bytes = typeof part === 'object' ? part : Buffer.from(String(part))
    hash.update(`${bytes.byteLength}:`).update(bytes)
  }
  return hash.digest('hex')
}

/** The installed version of a package, to be part of a cache key. */
export const versionOf = (root: string, name: string): string => {
  const text = readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')
  return `${name}@${(JSON.parse(text) as { version: string }).version}`
}
