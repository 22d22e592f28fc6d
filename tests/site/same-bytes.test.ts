import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

import { buildSite } from './build-site.ts'

/** A digest of every file in a folder, by its path. */
const digestsOf = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map((e) => join(e.parentPath, e.name))
  const digests = await Promise.all(
    paths.map(async (path) => [
      path.slice(folder.length + 1),
      createHash('sha256')
        .update(await readFile(path))
        .digest('hex'),
    ]),
  )
  return Object.fromEntries(digests) as Record<string, string>
}

test('the site built again, in another place and from nothing, is the same to the byte', async () => {
  const again = await buildSite({ base: '/', isCold: true })
  onTestFinished(again.remove)
  const [first, second] = await Promise.all([digestsOf('dist'), digestsOf(again.dist)])
  expect(Object.keys(first).length).toBeGreaterThan(100)
  expect(second).toEqual(first)
}, 240_000)
