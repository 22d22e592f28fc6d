/** One name, one thing: files, exports, and what a part is made of. The words are in `src/README.md`. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

import { expect, it, test } from 'vitest'

import { singleKeys } from '#lib/shortcuts.ts'
import { catalogue } from '#machines/catalogue.ts'

const filesIn = (top: string) =>
  readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => posix.join(parentPath.replaceAll('\\', '/'), name))

/** Each content has the same files, one for each section; a language has one for its words. */
const OF_CONTENT = /^src\/(?:content|content-model\/(?:sample|schema\/skeleton|words))\//
/** A program of its own, which takes but one file of the build: its names are told apart within it. */
const OF_IMPORT = /^src\/build\/import-resume\//
/** A schema is called like the field that it describes. */
const OF_SCHEMA = /^src\/content-model\/schema\//

const all = [...filesIn('src'), ...filesIn('machines')].filter((file) => !OF_CONTENT.test(file))
const modules = all.filter((file) => /(?<!\.d)\.tsx?$/.test(file))
const textOf = (file: string) => readFileSync(file, 'utf8')

/** `src/site/a/use-pager.ts` → `use-pager`. */
const baseOf = (file: string) => posix.basename(file).replace(/\.[^.]+$/, '')

/** Those that stand for several places. */
const doubles = (named: readonly (readonly [name: string, place: string])[]) => {
  const places = new Map<string, Set<string>>()
  for (const [name, place] of named) places.set(name, (places.get(name) ?? new Set()).add(place))
  return [...places]
    .filter(([, found]) => found.size > 1)
    .map(([name, found]) => `${name}: ${[...found].join(', ')}`)
}

// A component and its sheet, or a document and its template, lie side by side.
it('no two files have one name', () => {
  const named = all
    .map((file) => [baseOf(file), posix.dirname(file)] as const)
    .filter(([base]) => base !== 'README' && base !== 'index')
  expect(named.length).toBeGreaterThan(300)
  expect(doubles(named)).toEqual([])
})

const EXPORT = /^export (?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm

it.each([
  ['the import of résumés', modules.filter((file) => OF_IMPORT.test(file))],
  ['all else', modules.filter((file) => !OF_IMPORT.test(file))],
])('no two exports of %s have one name', (_, files) => {
  const named = files
    // Every scene exports the same: `scene.ts` says what.
    .filter((file) => !file.endsWith('.scene.ts'))
    .flatMap((file) =>
      Array.from(textOf(file).matchAll(EXPORT), ([, name = '']) => [name, file] as const),
    )
    .filter(([name, file]) => !(OF_SCHEMA.test(file) && /^[a-z]/.test(name)))
  expect(named.length).toBeGreaterThan(100)
  expect(doubles(named)).toEqual([])
})

const OF_HELPER = /\b(?:const|function) ([a-z]\w*Of)\b/g

it('no two helpers …Of have one name', () => {
  const named = modules.flatMap((file) =>
    Array.from(textOf(file).matchAll(OF_HELPER), ([, name = '']) => [name, file] as const),
  )
  expect(named.length).toBeGreaterThan(100)
  expect(doubles(named)).toEqual([])
})

test.each(catalogue.map(({ id, name, file }) => ({ id, name, file })))(
  'what runs the $id machine is called like it, and so is its test',
  ({ id, name, file }) => {
    const runs = new RegExp(String.raw`\b(?:usePageActor|createActor)\(${name}\b`)
    const runners = modules.filter((path) => path.startsWith('src/') && runs.test(textOf(path)))
    const named = runners.map(baseOf).filter((base) => `-${base}-`.includes(`-${id}-`))
    expect(named, `no file of src that runs ${name} is called like use-${id}.ts`).not.toEqual([])
    expect(existsSync(`tests/machines/${file}.test.ts`)).toBe(true)
  },
)

it('a movement that a machine may reverse is in the motion file of its name', () => {
  const known = new Set(catalogue.map(({ id }) => `${id}.motion`))
  const playing = textOf('src/site/components/movement/playing.tsx')
  const movements = Array.from(playing.matchAll(/'([^']+\.motion)\.ts'/g), ([, path = '']) =>
    posix.basename(path),
  )
  expect(movements.length).toBeGreaterThan(3)
  expect(movements.filter((base) => !known.has(base))).toEqual([])
})

it('a hook has the name of its file', () => {
  const hooks = modules.filter((file) => baseOf(file).startsWith('use-'))
  expect(hooks.length).toBeGreaterThan(10)
  const nameless = hooks.filter((file) => {
    const name = baseOf(file).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    return !textOf(file).includes(`export const ${name} `)
  })
  expect(nameless).toEqual([])
})

test('each word of the vocabulary has one meaning', () => {
  const words = Array.from(
    textOf('src/README.md').matchAll(/\*\*([^*]+)\*\*/g),
    ([, word = '']) => word,
  )
  expect(words.length).toBeGreaterThan(39)
  expect(words.toSorted()).toEqual([...new Set(words)].toSorted())
})

it.each(singleKeys())('the key %s does something', (key) => {
  const hears = modules.filter((file) => textOf(file).includes(`onShortcut('${key}'`))
  expect(hears, `no file of src calls onShortcut('${key}', …)`).toHaveLength(1)
})
