/** The site built again, from a clone on Windows, is the same to the byte, and served as its headers say. */
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, inject, test } from 'vitest'

import { buildSite } from './build-site.ts'
import { testServers } from './serving.ts'

let again: Awaited<ReturnType<typeof buildSite>>

beforeAll(async () => {
  again = await buildSite({ isCloned: true })
}, 600_000)
afterAll(() => again.stop())

/** A digest of every file in a folder, by its path. */
const digestsOf = async (folder: string) => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const digests = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name)
    const digest = createHash('sha256').update(await readFile(path))
    return [path.slice(folder.length + 1), digest.digest('hex')]
  })
  return Object.fromEntries(await Promise.all(digests)) as Record<string, string>
}

test('the site built again, with a checkout’s line ends, is the same to the byte', async () => {
  const [first, second] = await Promise.all([digestsOf(inject('dist')), digestsOf(again.dist)])
  expect(Object.keys(first).length).toBeGreaterThan(100)
  expect(second).toEqual(first)
})

testServers(() => again, '/')
