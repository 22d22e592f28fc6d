/** What is made at a build is kept for the next, until a package changes. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { cacheOf } from '#build/lib/cache.ts'

test('what was made with earlier packages is removed', async () => {
  const root = mkdtempSync(join(tmpdir(), 'cache-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'node_modules'))
  const lock = (text: string) => writeFileSync(join(root, 'node_modules/.package-lock.json'), text)
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

test('a copy of the project without a lock file has the cache of its packages', async () => {
  const root = mkdtempSync(join(tmpdir(), 'cache-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const copy = join(root, 'copy')
  mkdirSync(join(root, 'node_modules'))
  mkdirSync(copy)
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
  writeFileSync(join(root, 'package-lock.json'), 'lock')
  writeFileSync(join(root, 'node_modules/.package-lock.json'), 'lock')
  await cacheOf(root)('key', async () => Buffer.from('made'))
  const ofCopy = await cacheOf(copy)('key', async () => Buffer.from('made again'))
  expect(String(ofCopy)).toBe('made')
})
