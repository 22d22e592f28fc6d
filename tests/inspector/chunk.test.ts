import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { expect, it } from 'vitest'

import { isOfEveryPage, isOfInspector } from '../../src/build/chunks.ts'
import { CONTENT_FOLDER } from '../../src/build/content/folder.ts'
import { staticImportsOf } from '../imports'

const WORDS = `${CONTENT_FOLDER}/inspector.ts`
const EXTENSIONS = ['.ts', '.tsx', '/index.ts']
/** The page's own: what of it the panel uses comes with the pages that use it, too. */
const SHARED = /^(?:machines\/(?!inspector\/)|src\/(?!inspector\/(?!entry)|content\/))/

/** The file that a module of the project is; nothing for a package. */
const fileOf = (module: string, from: string) => {
  const path = module.startsWith('.')
    ? posix.join(dirname(from), module)
    : module
        .replace(/^#machines/, 'machines')
        .replace(/^#content/, CONTENT_FOLDER)
        .replace(/^#/, 'src/')
  if (/\.(?:css|ts)$/.test(path)) return path
  return EXTENSIONS.map((extension) => path + extension).find((file) => existsSync(file))
}

/** A file and all that it cannot run without. */
const closureOf = (file: string, known = new Set<string>()): Set<string> => {
  if (known.has(file)) return known
  known.add(file)
  if (file.endsWith('.css')) return known
  for (const module of staticImportsOf(readFileSync(file, 'utf8'))) {
    const next = fileOf(module, file)
    if (next && !SHARED.test(next)) closureOf(next, known)
  }
  return known
}

const files = Object.keys(
  import.meta.glob(['../../src/inspector/**/*.{ts,tsx,css}', '../../machines/inspector/*.ts']),
)
  .map((file) => file.replace('../../', ''))
  .concat(WORDS)

/** What is nothing but types leaves no trace. */
const leavesSomething = (file: string) =>
  file.endsWith('.css') || /^export (?!type|interface)/m.test(readFileSync(file, 'utf8'))

it('holds all that the first view needs, and nothing that comes later', () => {
  const needed = closureOf('src/inspector/start.ts')
  const held = files.filter((file) => isOfInspector(join('/', file)))
  expect(held.filter(leavesSomething).toSorted()).toEqual(
    [...needed].filter(leavesSomething).toSorted(),
  )
  expect(held.filter((file) => isOfEveryPage(join('/', file)))).toEqual([])
})

it('leaves nothing of itself to the chunk of every page but the way in', () => {
  expect(files.filter((file) => isOfEveryPage(join('/', file)))).toEqual(['src/inspector/entry.ts'])
})
