import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { FIXTURE_SITE } from '../sites.ts'

const FOLDER = `${FIXTURE_SITE}/assets`
const scripts = (await readdir(FOLDER)).filter((file) => file.endsWith('.js'))
const entries = scripts.filter((file) => file.includes('.worker-'))

/** Files that a script imports, at once or later. */
const importsOf = async (file: string) => {
  const code = await readFile(join(FOLDER, file), 'utf8')
  return [...code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["'`]\.\/([^"'`]+)["'`]/g)].map(
    ([, name = '']) => name,
  )
}

// WebKit would run it a second time: `bareEntry` in `src/build/site/chunks.ts`.
test('no script imports the entry of a worker', async () => {
  expect(entries).not.toEqual([])
  const imports = await Promise.all(
    scripts.map(async (file) => (await importsOf(file)).map((name) => `${file} → ${name}`)),
  )
  // That the imports are found at all: the worker's own are among them.
  expect(imports.flat().filter((line) => line.startsWith(entries[0] ?? ''))).not.toEqual([])
  expect(imports.flat().filter((line) => entries.some((entry) => line.endsWith(entry)))).toEqual([])
})
