/** Which folder may import which: machines know no DOM, scenes no React, folders no circles. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

import { expect, it } from 'vitest'

import { paths } from '#build/lib/paths.ts'
import { buildOf } from './build/contexts.ts'

/** What files of a content import, the owner's too: names that stay whatever moves. */
const OF_CONTENT = new Set(['#content/types', '#words/ui'])

const STATIC = /^(?:import|export) (?<type>type )?(?:[\w*{},\s]+ from )?'(?<module>[^']+)'/gm
const DYNAMIC = /\bimport\('(?<module>[^']+)'\)/g

/** The path from the project's folder of what a file imports; a package is left as it is. */
const pathOf = (module: string, file: string) => {
  const [name = ''] = module.split('?')
  if (name.startsWith('.')) return posix.join(posix.dirname(file), name)
  if (OF_CONTENT.has(name)) return name
  return name.replace(/^#(machines)\b/, '$1').replace(/^#/, 'src/')
}

const COMMENT = /\/\*.*?\*\/|\/\/[^\n]*/gs

/** What a file imports, at once or later, or the values that it imports at once. */
const modulesIn = (file: string, kind: 'all' | 'atOnce' = 'all') => {
  const source = readFileSync(file, 'utf8')
  const atOnce = [...source.matchAll(STATIC)]
  const imports =
    kind === 'all'
      ? [...atOnce, ...source.matchAll(DYNAMIC)]
      : atOnce.filter(({ groups }) => groups?.['type'] === undefined)
  return imports.map(({ groups }) => groups?.['module'] ?? '')
}

const importsOf = (file: string, kind: 'all' | 'atOnce' = 'all') =>
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

/** The rooms of some files that import each other in a circle. */
const circlesOf = (files: string[], room: (path: string) => string | undefined) => {
  const left = new Map<string, Set<string | undefined>>()
  for (const file of files) {
    const own = room(file)
    if (own === undefined) throw new Error(`${file} lies in no room.`)
    const others = importsOf(file)
      .map(room)
      .filter((other) => other !== own)
    left.set(own, new Set([...(left.get(own) ?? []), ...others]))
  }
  // One after another is put before all that import it: those of a circle are left.
  const isFree = ([, known]: [string, Set<string | undefined>]) =>
    [...known].every((other) => other === undefined || !left.has(other))
  for (let free; (free = [...left].find(isFree));) left.delete(free[0])
  return [...left.keys()]
}

const isOfContent = (file: string) =>
  /^(?:src\/content|src\/content-model\/(?:sample|schema\/skeleton)|tests\/contents\/[\w-]+)\//.test(
    file,
  )

/** What is true of this site, and of no other. */
const SITE = 'src/devtools/inspector/site.ts'
/** What is not of the project. */
const PACKAGES = String.raw`(?!src|machines|virtual:)`
const OF_INSPECTOR = [PACKAGES, 'src/(?:devtools/(?:inspector|actors|chart)|lib)/', 'machines/']
/** Each visitor carries it: it loads the panel, and what shows the machines in place. */
const ENTRY = 'src/devtools/inspector/load-inspector.ts'
/** What shows the machines in place knows where on this page their parts are. */
const SEE_INSIDE = /^src\/devtools\/inspector\/see-inside\//

it.each([
  ['machines', filesIn('machines'), ['xstate$', 'machines/']],
  [
    'scenes',
    folder(/^src\/site\/scenes\/[^/]+$/),
    ['src/site/scenes/[^/]+$', 'src/content/', 'src/content-model/schema/types.ts$'],
  ],
  [
    'the canvas',
    folder(/^src\/site\/scenes\/canvas\//),
    ['src/site/scenes/', 'src/lib/(?:observe-press|trusted-script).ts$', 'virtual:fonts$'],
  ],
  [
    'the content',
    folder(/^src\/content-model\/(?:sample|schema\/skeleton|words)\//),
    ['src/(?:content|content-model/(?:words|sample))/', '#(?:content/types|words/ui)$'],
  ],
  ['motion', folder(/^src\/site\/motion\//), ['gsap', 'src/(?:site/motion|lib)/']],
  ['charts', folder(/^src\/devtools\/chart\//), ['react$', 'src/(?:devtools/chart|lib)/']],
  [
    'the inspector',
    folder(/^src\/devtools\/inspector\//, SITE, ENTRY).filter((file) => !SEE_INSIDE.test(file)),
    OF_INSPECTOR,
  ],
])('%s may import nothing else', (_, files, allowed) => {
  const isAllowed = new RegExp(`^(?:${allowed.join('|')})`)
  expect(offences(files, (path) => isAllowed.test(path))).toEqual([])
})

/** A folder of `src`, `machines`, or `tests`; the two configuration files at the root are in none. */
const doorOf = (path: string) => /^(?:src\/)?[\w-]+(?=\/)/.exec(path)?.[0]
/** A folder of one behind a door of `src`; the files beside such folders are a room, too. */
const roomOf = (path: string) =>
  /^src\/(?!lib\/)[\w-]+\/[\w-]+(?=\/)/.exec(path)?.[0] ?? doorOf(path)

const everyFile = [...src, ...filesIn('machines'), ...filesIn('tests')]

// A file of the same room is imported by its path from there, a file of another room as `#room/file.ts`,
// and what the build makes as `virtual:name`.
it('a module has one name', () => {
  const wrong = everyFile.flatMap((file) =>
    modulesIn(file)
      .filter((module) => /^[.#]/.test(module) && !module.startsWith('#content/'))
      .filter((module) => {
        const path = pathOf(module, file)
        if (OF_CONTENT.has(path)) return !isOfContent(file)
        const isOwn = roomOf(path) === roomOf(file) || roomOf(path) === undefined
        return !existsSync(path) || module.startsWith('.') !== isOwn
      })
      .map((module) => `${file}: ${module}`),
  )
  expect(wrong).toEqual([])
})

it.each([
  ['doors', doorOf],
  ['rooms', roomOf],
])('%s import each other in one direction', (_, placeOf) => {
  expect(circlesOf([...src, ...filesIn('machines')], placeOf)).toEqual([])
})

it('the import shares the schema with the build, takes one file of it, and is a command', () => {
  const own = /^src\/build\/import-resume\//
  const isShared = /^src\/(?:build\/import-resume|content-model|lib)\//
  const taken = folder(own)
    .flatMap((file) => importsOf(file))
    .filter((path) => path.startsWith('src/') && !isShared.test(path))
  expect([...new Set(taken)]).toEqual([expect.stringMatching(/^src\/build\//)])
  const others = src.filter((file) => !own.test(file))
  expect(offences(others, (path) => !own.test(path))).toEqual([])
})

it('rooms have few folders in them', () => {
  const sizes = new Map<string, number>()
  for (const { parentPath, name } of readdirSync('src', { recursive: true, withFileTypes: true }))
    sizes.set(parentPath, (sizes.get(parentPath) ?? 0) + Number(/\.\w+$/.test(name)))
  const ours = [...sizes]
    .map(([name, files]) => ({ name: name.replaceAll('\\', '/'), files }))
    // What a content consists of is the owner's to say; forms of résumés are put beside each other.
    .filter(
      ({ name }) =>
        !/^src\/(?:content$|content-model\/sample|build\/import-resume\/forms)/.test(name),
    )
  expect(ours.filter(({ name }) => name.split('/').length > 4)).toEqual([])
  expect(ours.filter(({ name, files }) => name.split('/').length === 4 && files < 5)).toEqual([])
})

/** Who reads the content as it is written: the build, the words of the site, and scenes. */
const READ_CONTENT = /^src\/(?:build\/context\/|site\/scenes\/|content-model\/schema\/ui\.ts)/

it('pages show what is made of the content, and do not read it', () => {
  const readers = src.filter((file) =>
    modulesIn(file).some((module) => /^#content\/(?!types$)/.test(module)),
  )
  expect(readers.length).toBeGreaterThan(0)
  expect(readers.filter((file) => !READ_CONTENT.test(file))).toEqual([])
})

it('what the build makes has a name that says so, and is imported', () => {
  const { names } = buildOf()
  expect(names.filter((name) => !name.startsWith('virtual:'))).toEqual([])
  const imported = new Set(src.flatMap((file) => modulesIn(file)))
  expect(names.filter((name) => !imported.has(name))).toEqual([])
})

// `skipLibCheck` leaves out each `.d.ts`.
it('each type of ours is checked', () => {
  const unchecked = ['src', 'machines', 'tests']
    .flatMap((top) => readdirSync(top, { recursive: true, encoding: 'utf8' }))
    .filter((file) => /\.d\.[cm]?ts$/.test(file))
  expect(unchecked).toEqual([])
})

it('a file that the build finds by its place is written in one file, and is there', () => {
  // What the owner makes.
  const { content: _content, ...ours } = paths
  expect(Object.values(ours).filter((place) => !existsSync(place))).toEqual([])
  const places = /['"`]\/?(?:src|machines)\/[\w.-]/
  const elsewhere = folder(/^src\/build\//, 'src/build/lib/paths.ts').filter((file) =>
    places.test(readFileSync(file, 'utf8').replace(COMMENT, '')),
  )
  expect(elsewhere).toEqual([])
})

it('a colon between words is the language’s', () => {
  const own = /`(?:[^`]*\})?: [^`]*\$\{/
  const shown = filesIn('src/site/components').filter((file) => file.endsWith('.tsx'))
  expect(shown.filter((file) => own.test(readFileSync(file, 'utf8').replace(COMMENT, '')))).toEqual(
    [],
  )
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

/** What files import of the developer tool. */
const toolsIn = (files: string[]) => [
  ...new Set(
    files.flatMap((file) => importsOf(file).filter((path) => path.startsWith('src/devtools/'))),
  ),
]

it('pages know one file of the developer tool, and what is for agents another', () => {
  expect(toolsIn(folder(/^src\/site\//, paths.agents))).toEqual(['src/devtools/index.ts'])
  expect(toolsIn([paths.agents])).toEqual(['src/devtools/agent/start-agent.ts'])
})

/** What comes with a file: all that it imports at once, and what that imports. */
const withImports = (file: string, known = new Set<string>()) => {
  if (known.has(file) || !src.includes(file)) return known
  known.add(file)
  for (const path of importsOf(file, 'atOnce')) withImports(path, known)
  return known
}

it('visitors know nothing of charts and agents, and of the inspector what each of them carries', () => {
  const pages = folder(/^src\/site\/(?:main|pages\/[\w-]+)\.tsx$/)
  const carried = new Set(pages.flatMap((page) => [...withImports(page)]))
  const tools = /^src\/devtools\/(?!index\.ts|actors\/|machine-pages\/)/
  expect([...carried].filter((path) => tools.test(path))).toEqual([ENTRY])
})
