import { readdir, readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'

import type { CatalogueEntry } from '../../../machines/catalogue-entry.ts'
import type { Chart, ChartNode } from '../../chart/chart.ts'
import { chartOf } from './graph.ts'
import { sampleOf } from './sample.ts'
import { machineImports, readSource, type SourceFacts } from './source-facts.ts'
import { findUsers, type User } from './where.ts'

interface State extends ChartNode {
  /** `rotation.waiting`; empty for the machine itself. */
  path: string
  about: string
}

interface File {
  /** From the project's root. */
  name: string
  text: string
}

/** All that is written about a machine, in `machines/README.md` and on its page. */
export interface MachineFacts {
  id: string
  /** Inside `machines`: `inspector/brake.machine.ts`. */
  file: string
  about: string
  chart: Chart
  states: State[]
  /** `takenIn` lists the states that have a transition for the event. */
  events: { type: string; data: string; about: string; samples: object[]; takenIn: string[] }[]
  guards: SourceFacts['guards']
  /** `ms` is the delay at the start of an actor with the catalogue's input. */
  delays: { name: string; ms: number; code: string; about: string }[]
  runsOn: User[]
  sources: File[]
  tests: File[]
}

const MACHINES = 'machines'
const TESTS = 'tests/machines'

/** A file of `machines` and those that it imports. */
const sourcesFrom = async (root: string, file: string): Promise<File[]> => {
  const name = posix.join(MACHINES, file)
  const text = await readFile(join(root, name), 'utf8')
  const imported = machineImports(text).map((module) =>
    posix.join(posix.dirname(file), `${module}.ts`),
  )
  const others = await Promise.all(imported.map((other) => sourcesFrom(root, other)))
  return [{ name, text }, ...others.flat()]
}

/** The tests that are named for a machine. An owner may have removed them. */
const testsOf = async (root: string, { id, file }: CatalogueEntry): Promise<File[]> => {
  const folder = posix.join(TESTS, posix.dirname(file))
  const names = await readdir(join(root, folder)).catch(() => [])
  return Promise.all(
    names
      .filter((name) => name.startsWith(`${id}.`) && name.endsWith('.test.ts'))
      .map((name) => posix.join(folder, name))
      .map(async (name) => ({ name, text: await readFile(join(root, name), 'utf8') })),
  )
}

/** Puts together what is known of a machine from itself, its source, its tests and the site. */
const factsOf = async (
  root: string,
  entry: CatalogueEntry,
  usersOf: (file: string) => User[],
): Promise<MachineFacts> => {
  const { id, file, machine, input, events } = entry
  const [sources, tests] = await Promise.all([
    sourcesFrom(root, `${file}.ts`),
    testsOf(root, entry),
  ])
  const read = sources.map(({ text }) => readSource(text))
  const said = (part: 'events' | 'guards' | 'delays' | 'states') =>
    read.flatMap((source) => source[part])
  const samples = events as readonly { type: string }[]
  const { delay: msOf } = sampleOf(machine, input, samples)
  const chart = chartOf(machine, input, samples)
  const states = chart.nodes.map((node) => {
    const path = node.id.slice(id.length + 1)
    const about = said('states').find(({ name }) => name === path)?.about ?? ''
    return { ...node, path, about }
  })
  return {
    id,
    file: `${file}.ts`,
    about: read[0]!.about,
    chart,
    states,
    events: [...new Set(samples.map(({ type }) => type))].map((type) => {
      const { code: data = '', about = '' } = said('events').find(({ name }) => name === type) ?? {}
      return {
        type,
        data,
        about,
        samples: samples.filter((sample) => sample.type === type),
        takenIn: states
          .filter(({ transitions }) => transitions.some(({ event }) => event === type))
          .map(({ path }) => path),
      }
    }),
    guards: said('guards'),
    delays: Object.keys(machine.implementations.delays).map((name) => ({
      name,
      ms: msOf(name) ?? 0,
      code: '',
      about: '',
      ...said('delays').find((delay) => delay.name === name),
    })),
    runsOn: usersOf(file),
    sources,
    tests,
  }
}

/** The facts of every machine of a catalogue, in its order. */
export const factsOfAll = async (
  root: string,
  catalogue: readonly unknown[],
): Promise<MachineFacts[]> => {
  const usersOf = await findUsers(root)
  return Promise.all(catalogue.map((entry) => factsOf(root, entry as CatalogueEntry, usersOf)))
}
