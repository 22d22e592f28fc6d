/** The machines of `tests/inspector/foreign` as somebody adds them: a file each, and a line in the catalogue. */
import { readdirSync, readFileSync } from 'node:fs'

import { type CatalogueEntry, catalogueEntriesIn } from '#machines/catalogue-entry.ts'

import { cases, unforeseen } from './inspector/foreign/cases.ts'
import { eager } from './inspector/foreign/eager.ts'
import { features } from './inspector/foreign/features.ts'
import type { Foreign } from './inspector/foreign/foreign.ts'
import { services } from './inspector/foreign/services.ts'

const FOLDER = 'tests/inspector/foreign'
const SHAPES = readdirSync(FOLDER)
const CATALOGUE = 'machines/catalogue.ts'

const foreign = [...features, ...services, ...eager, ...cases, ...unforeseen]

const givenFor = ({ input, events }: Foreign) => {
  const types = [...new Set(events.map(({ type }) => type))]
  const dataOf = (wanted: string) =>
    events.filter(({ type }) => type === wanted).map(({ type: _type, ...data }) => data)
  return {
    about: 'A machine that somebody has added.',
    input,
    page: types.filter((type) => !type.startsWith('xstate.')),
    samples: Object.fromEntries(types.map((type) => [type, dataOf(type)])),
  }
}

const entryOf = catalogueEntriesIn('added/')

/** As the catalogue of a site has them that lists them. */
export const added: readonly CatalogueEntry[] = foreign.map((one) =>
  entryOf(one.machine, givenFor(one) as never),
)

const moduleOf = ({ id, name }: CatalogueEntry) =>
  [
    `import { features } from './features.ts'`,
    `import { services } from './services.ts'`,
    `import { eager } from './eager.ts'`,
    `import { cases, unforeseen } from './cases.ts'`,
    `const all = [...features, ...services, ...eager, ...cases, ...unforeseen]`,
    `export const ${name} = all.find(({ id }) => id === '${id}')!.machine`,
  ].join('\n')

/** The files by which they are added to a project, with that of its catalogue. */
export const addedFiles = (): Record<string, string> => {
  const shapes = SHAPES.map((name) => [
    `machines/added/${name}`,
    readFileSync(`${FOLDER}/${name}`, 'utf8'),
  ])
  const modules = added.map((entry) => [`machines/${entry.file}.ts`, moduleOf(entry)])
  const imports = added.map(({ file, name }) => `import { ${name} } from './${file}.ts'\n`)
  const lines = added.map(
    ({ name }, index) =>
      `  catalogueEntriesIn('added/')(${name}, ${JSON.stringify(givenFor(foreign[index]!))}),\n`,
  )
  const catalogue = readFileSync(CATALOGUE, 'utf8').replace(
    '] as const',
    `${lines.join('')}] as const`,
  )
  return {
    ...Object.fromEntries([...shapes, ...modules]),
    [CATALOGUE]: imports.join('') + catalogue,
  }
}
