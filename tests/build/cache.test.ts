/** What is made at a build is kept for the next, until a package changes. */
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { cacheOf } from '#build/lib/cache.ts'

test('what was made with earlier packages is removed', async () => {
  const root = mkdtempSync(join(tmpdir(), 'cache-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const lock = (text: string) => writeFileSync(join(root, 'package-lock.json'), text)
  const make = (text: string) => cacheOf(root)('key', async () => Buffer.from(text))
  const folders = () => readdirSync(join(root, 'node_modules/.cache/portfolio'))

  lock('one')
  await make('made with one')
  expect(String(await make('made once more'))).toBe('made with one')
  const before = folders()
  lock('two')
  expect(String(await make('made with two'))).toBe('made with two')
  expect(folders()).toHaveLength(1)
  expect(folders()).not.toEqual(before)
})
