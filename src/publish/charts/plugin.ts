import { join } from 'node:path'

import { normalizePath, type Plugin } from 'vite'

import type { CatalogueEntry } from '../../../machines/catalogue-entry.ts'
import { loadFresh } from '../context/load.ts'
import { once } from '../lib/cache.ts'
import { chartOf } from './graph.ts'
import { linesOf } from './lines.ts'

const SOURCES = 'machines/'
type Catalogue = readonly CatalogueEntry[]

interface Machines {
  siteMachines: Catalogue
  catalogue: Catalogue
}

/** Browsers parse JSON faster than the equal object literal. */
const parsed = (name: string, parts: object) =>
  `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(parts))})`

/** For the hero: the machines that it shows as lines. */
const writeLines = ({ siteMachines }: Machines) => parsed('lines', linesOf(siteMachines))

/**
 * For the inspector and the machines' pages: all charts and sample events. Machines are loaded only to
 * run them.
 */
const writeCharts = ({ catalogue }: Machines) => {
  const charts = catalogue.map(({ machine, input, events }) => chartOf(machine, input, events))
  return [
    parsed('charts', Object.fromEntries(charts.map((chart) => [chart.id, chart]))),
    parsed('samples', Object.fromEntries(catalogue.map(({ id, events }) => [id, events]))),
    parsed('values', Object.fromEntries(catalogue.map(({ id, values }) => [id, values]))),
  ].join('\n')
}

const writers: Record<string, (machines: Machines, root: string) => string | Promise<string>> = {
  'virtual:hero-lines': writeLines,
  'virtual:charts': writeCharts,
}

/** Provides the charts of all machines as virtual modules. */
export const charts = (): Plugin => {
  let root = process.cwd()
  const loadMachines = () => once(() => loadFresh<Machines>(root, 'machines/catalogue.ts'))
  let machines = loadMachines()
  return {
    name: 'charts',
    sharedDuringBuild: true,
    configResolved(config) {
      root = config.root
    },
    resolveId: (id) => (id in writers ? `\0${id}` : undefined),
    async load(id) {
      const write = id.startsWith('\0') ? writers[id.slice(1)] : undefined
      if (!write) return
      return write(await machines(), root)
    },
    hotUpdate({ file, modules }) {
      const folder = normalizePath(join(root, SOURCES))
      if (!normalizePath(file).startsWith(folder)) return
      machines = loadMachines()
      const { moduleGraph } = this.environment
      const made = Object.keys(writers).flatMap((id) => moduleGraph.getModuleById(`\0${id}`) ?? [])
      return [...modules, ...made]
    },
  }
}
