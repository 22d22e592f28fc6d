/** Which folder may import which: machines know no DOM, scenes no React, folders no circles. */
import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

import { expect, it } from 'vitest'

const STATIC = /^(?:import|export) (?<type>type )?(?:[\w*{},\s]+ from )?'(?<module>[^']+)'/gm
const DYNAMIC = /\bimport\('(?<module>[^']+)'\)/g

/** What a file imports, at once or later; `import type` leaves no trace among the values. */
const importsOf = (source: string, kind: 'all' | 'values') =>
  [...source.matchAll(STATIC), ...source.matchAll(DYNAMIC)]
    .filter(({ groups }) => kind === 'all' || groups?.['type'] === undefined)
    .map(({ groups }) => groups?.['module'] ?? '')

/** Sources by their paths from the project's folder. */
const sourcesIn = (top: string) =>
  Object.fromEntries(
    readdirSync(top, { recursive: true, encoding: 'utf8' })
      .map((file) => posix.join(top, file.replaceAll('\\', '/')))
      .filter((file) => /(?<!\.d)\.tsx?$/.test(file))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  )

const machines = sourcesIn('machines')
const src = sourcesIn('src')

/** The sources of a folder: there must be some, or what is said of them says nothing. */
const folder = (name: string) => {
  const found = Object.entries(src).filter(([file]) => file.startsWith(`src/${name}/`))
  if (found.length === 0) throw new Error(`There is no src/${name}.`)
  return Object.fromEntries(found)
}
const [scenes, motion] = [folder('scenes'), folder('motion')]
const content = { ...folder('sample'), ...folder('skeleton'), ...folder('words') }
const [canvas, inspector, chart] = [folder('canvas'), folder('inspector'), folder('chart')]

const COMMENT = /\/\*.*?\*\/|\/\/[^\n]*/gs
const BROWSER = /\b(?:window|document|navigator|localStorage|globalThis|fetch)\b/g

const isForeign = (module: string) =>
  module !== 'xstate' && !/^(?:\.{1,2}\/|\.\/inspector\/)[\w.-]+$/.test(module)
const isFramework = (module: string) => /^(?:react|@?xstate)/.test(module)

/** What a file has that it should not, beside the file's name. */
const offences = (
  sources: Record<string, string>,
  offencesOf: (source: string, file: string) => string[],
) =>
  Object.entries(sources).flatMap(([file, source]) =>
    offencesOf(source, file).map((offence) => `${file}: ${offence}`),
  )

const without = (sources: Record<string, string>, ...files: string[]) =>
  Object.fromEntries(Object.entries(sources).filter(([file]) => !files.includes(file)))

/** The path from the project's folder of what a file imports; a package is left as it is. */
const pathOf = (module: string, file: string) =>
  module.startsWith('.')
    ? posix.join(posix.dirname(file), module)
    : module.replace(/^#(machines)\b/, '$1').replace(/^#/, 'src/')

/** What a file imports from the project, but not from these folders. */
const outside =
  (...folders: string[]) =>
  (source: string, file: string) =>
    importsOf(source, 'all')
      .map((module) => pathOf(module, file))
      .filter((path) => /^(?:src|machines|virtual:)\b/.test(path))
      .filter((path) => !folders.some((own) => path.startsWith(own)))

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

it('lets the content import types, and the rest of the content', () => {
  expect(
    offences(content, (source) =>
      importsOf(source, 'values').filter(
        (module) => !/^(?:#(?:content|words)\/|\.\/)/.test(module),
      ),
    ),
  ).toEqual([])
})

it('lets motion import nothing but itself', () => {
  expect(offences(motion, outside('src/motion/'))).toEqual([])
  expect(offences(motion, (source) => importsOf(source, 'all').filter(isFramework))).toEqual([])
})

it('lets the canvas know no component, no machine, no preference', () => {
  const allowed = outside('src/canvas/', 'src/scenes/', 'src/lib/trusted-script', 'virtual:fonts')
  expect(offences(canvas, allowed)).toEqual([])
  expect(offences(canvas, (source) => importsOf(source, 'all').filter(isFramework))).toEqual([])
})

it('lets the inspector know the site by one file, and its machines by another', () => {
  const seams = ['seam.ts', 'site.ts', 'sources/machines.ts'].map((file) => `src/inspector/${file}`)
  const own = without(inspector, ...seams)
  expect(
    offences(
      own,
      outside(
        'src/inspector/',
        'src/see-inside/',
        'src/chart/',
        'machines/inspector/',
        'src/lib/emitter',
        'src/lib/own',
        'src/lib/page-flags',
        'src/lib/press-waits',
        'virtual:uno',
      ),
    ),
  ).toEqual([])
  // Of the seam, what is true of any machine; a page without a site has nothing else.
  expect(
    outside(
      'src/inspector/',
      'src/chart/',
      'src/actors/',
      'machines/copy',
    )(inspector[seams[0]!]!, seams[0]!),
  ).toEqual([])
  // The last is for what comes later: with it come all machines.
  expect(importsOf(inspector[seams[2]!]!, 'all')).toEqual(['#machines'])
})

/** What the rest of the site imports of a folder. */
const knownOf = (own: string) =>
  offences(
    Object.fromEntries(Object.entries(src).filter(([file]) => !file.startsWith(own))),
    (source, file) =>
      importsOf(source, 'values')
        .map((module) => pathOf(module, file))
        .filter((path) => path.startsWith(own)),
  )

it('lets charts know nothing but React and their measures, and visitors nothing of charts', () => {
  expect(offences(chart, outside('src/chart/'))).toEqual([])
  expect(
    offences(chart, (source) =>
      importsOf(source, 'all').filter((module) => !/^(?:\.|#|react$)/.test(module)),
    ),
  ).toEqual([])
  const isTheirs =
    /^src\/(?:inspector\/|publish\/(?:charts|machine-pages)\/|actors\/(?:chart-of|delay-of|sample))/
  expect(knownOf('src/chart/').filter((offence) => !isTheirs.test(offence))).toEqual([])
})

it('lets the site know of the inspector what each visitor carries', () => {
  const isInside = /^src\/see-inside\//
  expect(knownOf('src/inspector/').filter((offence) => !isInside.test(offence))).toEqual([
    'src/main.tsx: src/inspector/entry',
    'src/pages/machines.tsx: src/inspector/simulator/simulate',
  ])
  expect(knownOf('src/see-inside/')).toEqual(['src/inspector/entry.ts: src/see-inside/start'])
})

/** The folder of `src/publish` that a file or an import belongs to. */
const buildRoomOf = (path: string) => /^src\/publish\/([\w-]+)\//.exec(path)?.[1]

/** Folders that cannot be put in an order in which each imports only those before it. */
const circleOf = (imports: Map<string, Set<string>>) => {
  const left = new Map(imports)
  for (;;) {
    const free = [...left].find(([, rooms]) => [...rooms].every((room) => !left.has(room)))
    if (!free) return [...left.keys()]
    left.delete(free[0])
  }
}

it('lets the folders of the build import each other in one direction', () => {
  const imports = new Map<string, Set<string>>()
  for (const [file, source] of Object.entries(folder('publish'))) {
    const room = buildRoomOf(file)
    // It puts all of them together.
    if (file === 'src/publish/portfolio.ts') continue
    expect(room, `${file} lies in no folder`).toBeDefined()
    const others = importsOf(source, 'all').map((module) => buildRoomOf(pathOf(module, file)))
    const known = imports.get(room!) ?? new Set()
    for (const other of others) if (other && other !== room) known.add(other)
    imports.set(room!, known)
  }
  expect(circleOf(imports)).toEqual([])
})
