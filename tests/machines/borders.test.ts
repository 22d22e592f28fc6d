import { expect, it } from 'vitest'

const machines = import.meta.glob<string>('../../machines/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const scenes = import.meta.glob<string>('../../src/scenes/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const content = import.meta.glob<string>('../../src/content/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const STATIC = /^(?:import|export) (?<type>type )?(?:[\w*{},\s]+ from )?'(?<module>[^']+)'/gm
const DYNAMIC = /\bimport\('(?<module>[^']+)'\)/g
const COMMENT = /\/\*.*?\*\/|\/\/[^\n]*/gs
const BROWSER = /\b(?:window|document|navigator|localStorage|globalThis|fetch)\b/g

/** `import type` leaves no trace in what runs. */
const importsOf = (source: string, kind: 'all' | 'values') =>
  [...source.matchAll(STATIC), ...source.matchAll(DYNAMIC)]
    .filter(({ groups }) => kind === 'all' || groups?.['type'] === undefined)
    .map(({ groups }) => groups?.['module'] ?? '')

const isForeign = (module: string) => module !== 'xstate' && !/^\.{1,2}\/[\w.-]+$/.test(module)
const isFramework = (module: string) => /^(?:react|@?xstate)/.test(module)

/** What a file has that it should not, beside the file's name. */
const offences = (sources: Record<string, string>, offencesOf: (source: string) => string[]) =>
  Object.entries(sources).flatMap(([file, source]) =>
    offencesOf(source).map((offence) => `${file}: ${offence}`),
  )

it('finds the files it is about', () => {
  for (const sources of [machines, scenes, content]) {
    expect(Object.keys(sources).length).toBeGreaterThan(1)
  }
})

it('sees each way to import', () => {
  const source = [
    `import { setup } from 'one'`,
    `import {\n  type Machine,\n  setup,\n} from 'two'`,
    `import 'three'`,
    `export * from 'four'`,
    `const five = await import('five')`,
    `import type { Machine } from 'six'`,
  ].join('\n')
  expect(importsOf(source, 'values')).toEqual(['one', 'two', 'three', 'four', 'five'])
  expect(importsOf(source, 'all')).toContain('six')
})

it('lets machines import nothing but XState, each other and types', () => {
  expect(offences(machines, (source) => importsOf(source, 'values').filter(isForeign))).toEqual([])
})

it('lets machines know nothing of the browser', () => {
  expect(offences(machines, (source) => source.replace(COMMENT, '').match(BROWSER) ?? [])).toEqual(
    [],
  )
})

it('lets scenes import neither React nor XState', () => {
  expect(offences(scenes, (source) => importsOf(source, 'all').filter(isFramework))).toEqual([])
})

it('lets the content import types only', () => {
  expect(offences(content, (source) => importsOf(source, 'values'))).toEqual([])
})
