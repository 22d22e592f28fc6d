import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { expectServedByApache, hasApache } from './apache.ts'
import { buildSite } from './build-site.ts'
import { FIXTURE_SITE } from '../sites.ts'
import { expectServedByNginx, hasNginx } from './nginx.ts'

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

let again: Awaited<ReturnType<typeof buildSite>>

beforeAll(async () => {
  again = await buildSite({ base: '/', isCold: true })
}, 600_000)

afterAll(() => again.remove())

test('the site built again, in another place and from nothing, is the same to the byte', async () => {
  const [first, second] = await Promise.all([digestsOf(FIXTURE_SITE), digestsOf(again.dist)])
  expect(Object.keys(first).length).toBeGreaterThan(100)
  expect(second).toEqual(first)
})

// oxlint-disable-next-line vitest/expect-expect -- there it is expected, for the sub-path too
test.skipIf(!hasNginx)('nginx serves it as its headers say', async () => {
  await expectServedByNginx(again.folder, '/')
})

// oxlint-disable-next-line vitest/expect-expect -- there it is expected, for the sub-path too
test.skipIf(!hasApache)('Apache serves the site as its headers say', async () => {
  await expectServedByApache(again.folder, '/')
})
