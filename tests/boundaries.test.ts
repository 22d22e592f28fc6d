/** Which folder may import which: machines know no DOM, scenes no React, folders no circles. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

import { expect, it } from 'vitest'

import { createContext } from '../src/publish/context/context.ts'
import { paths } from '../src/publish/lib/paths.ts'
import { virtualModules } from '../src/publish/virtual/virtual-modules.ts'

const STATIC = /^(?:import|export) (?<type>type )?(?:[\w*{},\s]+ from )?'(?<module>[^']+)'/gm
const DYNAMIC = /\bimport\('(?<module>[^']+)'\)/g

/** The path from the project's folder of what a file imports; a package is left as it is. */
const pathOf = (module: string, file: string) =>
  module.startsWith('.')
    ? posix.join(posix.dirname(file), module)
    : module.replace(/^#(machines)\b/, '$1').replace(/^#/, 'src/')

const COMMENT = /\/\*.*?\*\/|\/\/[^\n]*/gs

/** What a file imports, at once or later; `import type` leaves no trace among the values. */
const modulesIn = (file: string, kind: 'all' | 'values' = 'all') => {
  const source = readFileSync(file, 'utf8')
  return [...source.matchAll(STATIC), ...source.matchAll(DYNAMIC)]
    .filter(({ groups }) => kind === 'all' || groups?.['type'] === undefined)
    .map(({ groups }) => groups?.['module'] ?? '')
}

const importsOf = (file: string, kind: 'all' | 'values' = 'all') =>
  modulesIn(file, kind).map((module) => pathOf(module, file))

const filesIn = (top: string) =>
  readdirSync(top, { recursive: true, encoding: 'utf8' })
    .map((file) => posix.join(top, file.replaceAll('\\', '/')))
    .filter((file) => /(?<!\.d)\.tsx?$/.test(file))

const src = filesIn('src')

/** The sources of folders, but for some. There must be some, or what is said of them says nothing. */
const folder = (name: RegExp, ...except: string[]) => {
  const found = src.filter((file) => name.test(file) && !except.includes(file))
  if (found.length === 0) throw new Error(`There is nothing like ${String(name)}.`)
  return found
}

/** What files import that is not allowed, beside the name of each file. */
const offences = (files: string[], isAllowed: (path: string) => boolean) =>
  files.flatMap((file) =>
    importsOf(file)
      .filter((path) => !isAllowed(path))
      .map((path) => `${file}: ${path}`),
  )

/** What is true of this site, and of no other. */
const SITE = 'src/inspector/site.ts'
/** What is not of the project. */
const PACKAGES = String.raw`(?!src|machines|virtual:)`
const OF_INSPECTOR = [PACKAGES, 'src/(?:inspector|actors|chart|lib)/', 'machines/']
/** Each visitor carries it: it loads the panel, and what shows the machines in place. */
const ENTRY = 'src/inspector/entry.ts'

it.each([
  ['machines', filesIn('machines'), ['xstate$', 'machines/']],
  ['scenes', folder(/^src\/scenes\//), ['src/(?:scenes|content|lib)/']],
  [
    'the content',
    folder(/^src\/(?:sample|skeleton|words)\//),
    ['src/(?:content|words|sample|skeleton)/'],
  ],
  ['motion', folder(/^src\/motion\//), ['gsap', 'src/motion/']],
  [
    'the canvas',
    folder(/^src\/canvas\//),
    ['src/(?:canvas|scenes)/', 'src/lib/(?:observe-press|trusted-script)$', 'virtual:fonts$'],
  ],
  ['charts', folder(/^src\/chart\//), ['react$', 'src/chart/']],
  ['the inspector', folder(/^src\/inspector\//, SITE, ENTRY), OF_INSPECTOR],
])('%s may import nothing else', (_, files, allowed) => {
  const isAllowed = new RegExp(`^(?:${allowed.join('|')})`)
  expect(offences(files, (path) => isAllowed.test(path))).toEqual([])
})

// How a module is named. A file of the same room: by its path from there. A file of another room:
// `#room/file`, and the file that it names is what is imported. What the build makes: `virtual:name`.
const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  imports: Record<string, string>
}

it('the name of a room leads to its files, and to nothing in their place', () => {
  const rooms = Object.entries(imports).filter(([name]) => name.endsWith('/*'))
  expect(rooms.length).toBeGreaterThan(0)
  for (const [name, files] of rooms) {
    const room = name.slice(1)
    expect([`./${room}.ts`, `./src/${room}.ts`]).toContain(files)
  }
})

/** Who reads the content as it is written: the build, the words of the site, and scenes. */
const READ_CONTENT = /^src\/(?:publish\/context|scenes|words)\//

it('pages show what is made of the content, and do not read it', () => {
  const readers = src.filter((file) =>
    modulesIn(file).some((module) => /^#content\/(?!types$)/.test(module)),
  )
  expect(readers.length).toBeGreaterThan(0)
  expect(readers.filter((file) => !READ_CONTENT.test(file))).toEqual([])
})

it('what the build makes has a name that says so, and a type', () => {
  const types = readFileSync('src/publish/virtual/virtual.d.ts', 'utf8')
  const declared = [...types.matchAll(/^declare module '(.+)'/gm)].map(([, name = '']) => name)
  const { names } = virtualModules(createContext(process.cwd(), '/'))
  const withTypes = names.filter((name) => !name.endsWith('.css'))
  expect(withTypes.every((name) => name.startsWith('virtual:'))).toBe(true)
  expect(declared.toSorted()).toEqual(withTypes.toSorted())
})

it('a file that the build finds by its place is written in one file, and is there', () => {
  // What the owner makes.
  const { content: _content, ...ours } = paths
  expect(Object.values(ours).filter((place) => !existsSync(place))).toEqual([])
  const places = /['"`]\/?(?:src|machines)\/[\w.-]/
  const elsewhere = folder(/^src\/publish\//, 'src/publish/lib/paths.ts').filter((file) =>
    places.test(readFileSync(file, 'utf8').replace(COMMENT, '')),
  )
  expect(elsewhere).toEqual([])
})

/** What has another answer each time: a preview would say what does not come. */
const CHANGING = /\bMath\.random\b|\bDate\b|\bcrypto\b|\bperformance\b/g
const BROWSER = /\b(?:window|document|navigator|localStorage|globalThis|fetch)\b/g

it.each([
  ['know nothing of the browser', BROWSER],
  ['ask neither chance nor time', CHANGING],
])('machines %s', (_, names) => {
  const known = filesIn('machines').flatMap(
    (file) => readFileSync(file, 'utf8').replace(COMMENT, '').match(names) ?? [],
  )
  expect(known).toEqual([])
})

/** What the rest of the site imports of a folder, as values. */
const knownOf = (own: string) =>
  src
    .filter((file) => !file.startsWith(own))
    .flatMap((file) =>
      importsOf(file, 'values')
        .filter((path) => path.startsWith(own))
        .map((path) => `${file}: ${path}`),
    )

it('visitors know nothing of charts, and of the inspector what each of them carries', () => {
  const isTheirs =
    /^src\/(?:inspector\/|publish\/(?:charts|machine-pages)\/|actors\/(?:chart-of|delay-of|action-text))/
  expect(knownOf('src/chart/').filter((offence) => !isTheirs.test(offence))).toEqual([])
  const isInside = /^src\/see-inside\//
  const known = knownOf('src/inspector/').filter((offence) => !isInside.test(offence))
  expect(known.filter((offence) => !offence.endsWith(': src/inspector/entry'))).toEqual([
    'src/pages/machines.tsx: src/inspector/simulator/simulate',
  ])
  expect(knownOf('src/see-inside/')).toEqual(['src/inspector/entry.ts: src/see-inside/start'])
})

/** The folder of `src/publish` that a file or an import belongs to. */
const buildRoomOf = (path: string) => /^src\/publish\/([\w-]+)\//.exec(path)?.[1]

it('the folders of the build import each other in one direction', () => {
  const left = new Map<string, Set<string>>()
  // One file puts all of them together.
  for (const file of folder(/^src\/publish\//, 'src/publish/portfolio.ts')) {
    const room = buildRoomOf(file)
    expect(room, `${file} lies in no folder`).toBeDefined()
    const others = importsOf(file).map(buildRoomOf)
    const known = left.get(room!) ?? new Set()
    for (const other of others) if (other && other !== room) known.add(other)
    left.set(room!, known)
  }
  // One after another is put before all that import it: those of a circle are left.
  const isFree = ([, rooms]: [string, Set<string>]) => [...rooms].every((room) => !left.has(room))
  for (let free; (free = [...left].find(isFree));) left.delete(free[0])
  expect([...left.keys()]).toEqual([])
})
