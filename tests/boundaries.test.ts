/** Which folder may import which: machines know no DOM, scenes no React, folders no circles, tests no insides. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

import { expect, it } from 'vitest'

import { paths } from '#publish/lib/paths.ts'
import { buildOf } from './publish/contexts.ts'

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

/** Types alone, of what each room imports. */
const TYPES = 'src/publish/virtual/virtual.ts'

const src = filesIn('src').filter((file) => file !== TYPES)

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
  /^(?:src\/(?:content|sample|schema\/skeleton)|tests\/contents\/[\w-]+)\//.test(file)

/** What is true of this site, and of no other. */
const SITE = 'src/inspector/site.ts'
/** What is not of the project. */
const PACKAGES = String.raw`(?!src|machines|virtual:)`
const OF_INSPECTOR = [PACKAGES, 'src/(?:inspector|actors|chart|lib)/', 'machines/']
/** Each visitor carries it: it loads the panel, and what shows the machines in place. */
const ENTRY = 'src/inspector/entry.ts'
/** What shows the machines in place knows where on this page their parts are. */
const SEE_INSIDE = /^src\/inspector\/see-inside\//

it.each([
  ['machines', filesIn('machines'), ['xstate$', 'machines/']],
  [
    'scenes',
    folder(/^src\/scenes\/[^/]+$/),
    ['src/scenes/[^/]+$', 'src/content/', 'src/schema/types.ts$'],
  ],
  [
    'the canvas',
    folder(/^src\/scenes\/canvas\//),
    ['src/scenes/', 'src/lib/(?:observe-press|trusted-script).ts$', 'virtual:fonts$'],
  ],
  [
    'the content',
    folder(/^src\/(?:sample|schema\/skeleton|words)\//),
    ['src/(?:content|words|sample)/', '#(?:content/types|words/ui)$'],
  ],
  ['motion', folder(/^src\/motion\//), ['gsap', 'src/(?:motion|lib)/']],
  ['charts', folder(/^src\/chart\//), ['react$', 'src/(?:chart|lib)/']],
  [
    'the inspector',
    folder(/^src\/inspector\//, SITE, ENTRY).filter((file) => !SEE_INSIDE.test(file)),
    OF_INSPECTOR,
  ],
])('%s may import nothing else', (_, files, allowed) => {
  const isAllowed = new RegExp(`^(?:${allowed.join('|')})`)
  expect(offences(files, (path) => isAllowed.test(path))).toEqual([])
})

/** A folder of `src`, `machines`, or `tests`; the two configuration files at the root are none. */
const roomOf = (path: string) => /^(?:src\/)?[\w-]+(?=\/)/.exec(path)?.[0]
/** Files of the root of `src` are one room: where the site begins. */
const srcRoomOf = (path: string) => (/^src\/[^/]+$/.test(path) ? 'src' : roomOf(path))

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
        const isOwn = srcRoomOf(path) === srcRoomOf(file) || roomOf(path) === undefined
        return !existsSync(path) || module.startsWith('.') !== isOwn
      })
      .map((module) => `${file}: ${module}`),
  )
  expect(wrong).toEqual([])
})

it('rooms import each other in one direction', () => {
  expect(circlesOf([...src, ...filesIn('machines')], srcRoomOf)).toEqual([])
})

const importersOf = new Map<string, string[]>()
for (const file of [...src, ...filesIn('machines')])
  for (const path of importsOf(file))
    importersOf.set(path, [...(importersOf.get(path) ?? []), file])

/** What no other source imports: where pages begin, a command, the list of the build's plugins, a scene. */
const isBeginning = (path: string) => !importersOf.has(path)

const foundByPlace = new Set<string>(Object.values(paths))

/** What another room asks, a component, or a beginning; and what the build finds by its place. */
const isDoor = (path: string) => {
  const isAsker = (file: string) =>
    srcRoomOf(file) !== srcRoomOf(path) || file.endsWith('.tsx') || isBeginning(file)
  const importers = importersOf.get(path) ?? []
  return isBeginning(path) || foundByPlace.has(path) || importers.some(isAsker)
}

/** What tests ask behind a door, and why: the door would cost minutes, or does not say it. */
const INSIDES = {
  'src/publish/virtual/virtual-modules.ts':
    'what the plugin serves, of a content that is given: the plugin reads a folder',
  'src/publish/context/context.ts': 'what that is made in',
  'src/publish/context/load.ts': 'the content of a folder, as a command has left it',
  'src/publish/context/views.ts':
    'that every field of the schema is somewhere, wherever that is shown',
  'src/publish/content/check-content.ts': 'eighty mistakes: the command reads a folder for each',
  'src/publish/content/placeholders.ts': 'which words of a built page are left to be written',
  'src/publish/content/references.ts': 'what that check is given',
  'src/publish/import-resume/read-resume.ts':
    'hundreds of résumés: the command writes a folder for each',
  'src/publish/import-resume/read-file.ts': 'the same, of YAML and archives',
  'src/publish/import-resume/to-content.ts': 'the same',
  'src/publish/fonts/coverage.ts': 'what that import is given',
  'src/publish/feeds/cv-data.ts': 'what a printed CV has to say, word for word',
  'src/publish/feeds/publication.ts': 'what that is made of',
  'src/publish/documents/cards.ts': 'words of a preview, which cannot be read in a picture',
  'src/publish/site/page.ts': 'what counts visits: no site of the tests has it',
  'src/publish/site/preview.ts': 'how the table of headers is read: no host says it',
  'src/publish/lib/paths.ts': 'the places themselves, here',
  'src/publish/lib/strings.ts': 'a helper of tests, too: every text in a value',
  'src/publish/lib/cache.ts': 'a helper of tests, too: what is asked once',
  'src/inspector/restore.ts': 'an actor that is put back: the page does it beside an address bar',
  'src/inspector/explain/budget.ts': 'time that runs out, without a browser that is busy',
  'src/inspector/see-inside/label-positions.ts': 'labels on parts of any size, without a page',
  'src/scenes/canvas/renderer.ts': 'what the worker draws, which no script can read there',
  'src/scenes/canvas/protocol.ts': 'what the worker says',
}

it('a test speaks to the doors of a room', () => {
  const sources = new Set([...src, ...filesIn('machines')])
  const insides = filesIn('tests').flatMap((file) =>
    importsOf(file)
      .filter((path) => sources.has(path) && !isDoor(path))
      .map((path) => ({ file, path })),
  )
  const offenders = insides.filter(({ path }) => !(path in INSIDES))
  expect(offenders.map(({ file, path }) => `${file}: ${path}`)).toEqual([])
  // What no test asks any more, or what has become a door, is not to be named.
  const asked = new Set(insides.map(({ path }) => path))
  expect(Object.keys(INSIDES).filter((path) => !asked.has(path))).toEqual([])
})

it('there are few rooms, with few folders in them', () => {
  const sizes = new Map<string, number>()
  for (const { parentPath, name } of readdirSync('src', { recursive: true, withFileTypes: true }))
    sizes.set(parentPath, (sizes.get(parentPath) ?? 0) + Number(/\.\w+$/.test(name)))
  const ours = [...sizes]
    .map(([name, files]) => ({ name: name.replaceAll('\\', '/'), files }))
    // What a content consists of is the owner's to say; forms of résumés are put beside each other.
    .filter(({ name }) => !/^src\/(?:content|sample\/|publish\/import-resume\/forms)/.test(name))
  expect(ours.filter(({ name }) => name.split('/').length === 2).length).toBeLessThanOrEqual(16)
  expect(ours.filter(({ name }) => name.split('/').length > 3)).toEqual([])
  expect(ours.filter(({ name, files }) => name.split('/').length === 3 && files < 5)).toEqual([])
})

/** Who reads the content as it is written: the build, the words of the site, and scenes. */
const READ_CONTENT = /^src\/(?:publish\/context\/|scenes\/|schema\/ui\.ts)/

it('pages show what is made of the content, and do not read it', () => {
  const readers = src.filter((file) =>
    modulesIn(file).some((module) => /^#content\/(?!types$)/.test(module)),
  )
  expect(readers.length).toBeGreaterThan(0)
  expect(readers.filter((file) => !READ_CONTENT.test(file))).toEqual([])
})

it('what the build makes has a name that says so, and a type', () => {
  const types = readFileSync(TYPES, 'utf8')
  const declared = [...types.matchAll(/^declare module '(.+)'/gm)].map(([, name = '']) => name)
  const { names } = buildOf()
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

it('a colon between words is the language’s', () => {
  const own = /`(?:[^`]*\})?: [^`]*\$\{/
  const shown = filesIn('src/components').filter((file) => file.endsWith('.tsx'))
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

/** What the rest of the site imports of a folder, as values. */
const knownOf = (own: string) =>
  src
    .filter((file) => !file.startsWith(own))
    .flatMap((file) =>
      importsOf(file, 'values')
        .filter((path) => path.startsWith(own))
        .map((path) => `${file}: ${path}`),
    )

/** What an agent is told is what the panel says. */
const ASKED_BY_AGENTS =
  /^src\/agent\/[\w-]+\.ts: src\/inspector\/(?:explain\/[\w-]+|site|see-inside\/steps)\.ts$/

it('visitors know nothing of charts, and of the inspector what each of them carries', () => {
  const isTheirs =
    /^src\/(?:inspector\/|publish\/machine-pages\/|actors\/(?:chart-of|delay-of|event-name|action-text))/
  expect(knownOf('src/chart/').filter((offence) => !isTheirs.test(offence))).toEqual([])
  const known = knownOf('src/inspector/').filter((offence) => !ASKED_BY_AGENTS.test(offence))
  expect(known.filter((offence) => !offence.endsWith(`: ${ENTRY}`))).toEqual([
    'src/pages/machines.tsx: src/inspector/simulator/simulate.tsx',
  ])
  expect(knownOf('src/agent/')).toEqual(['src/agents.ts: src/agent/start.ts'])
  const ofEntry = importsOf(ENTRY, 'values').filter((path) => SEE_INSIDE.test(path))
  expect(ofEntry).toEqual(['src/inspector/see-inside/start.tsx'])
})

/** The folder of `src/publish` that a file or an import belongs to. */
const buildRoomOf = (path: string) => /^src\/publish\/([\w-]+)\//.exec(path)?.[1]

it('the folders of the build import each other in one direction', () => {
  // One file puts all of them together.
  const files = folder(/^src\/publish\//, 'src/publish/portfolio.ts')
  expect(circlesOf(files, buildRoomOf)).toEqual([])
})
