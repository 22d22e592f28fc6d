import { join } from 'node:path'

import { normalizePath, type Plugin } from 'vite'
import type { AnyStateMachine } from 'xstate'

import { loadFresh } from '../content/load.ts'
import { layOutChart } from './hero-chart.ts'
import { layOut } from './layout.ts'

const SOURCES = 'machines/'
/** They run beside the pages, and are not drawn on them. */
const INSPECTORS = new Set(['inspector', 'attachment', 'replay'])

interface Machines {
  catalogue: readonly { id: string; machine: AnyStateMachine }[]
}

type Catalogue = Machines['catalogue']

/** Behind the hero: states and lines, without words. */
const writeHeroChart = async (catalogue: Catalogue) => {
  const onPages = catalogue.filter(({ id }) => !INSPECTORS.has(id))
  const chart = await layOutChart(onPages.map(({ machine }) => machine))
  return `export const chart = ${JSON.stringify(chart)}`
}

/** In the inspector: everything. A string is parsed faster than the literal it stands for. */
const writeCharts = async (catalogue: Catalogue) => {
  const charts = await Promise.all(catalogue.map(({ id, machine }) => layOut(id, machine)))
  const text = JSON.stringify(Object.fromEntries(charts.map((chart) => [chart.id, chart])))
  return `export const charts = JSON.parse(${JSON.stringify(text)})`
}

const writers: Record<string, (catalogue: Catalogue) => Promise<string>> = {
  'virtual:hero-chart': writeHeroChart,
  'virtual:charts': writeCharts,
}

/** Delivers the layout of the machines' charts, computed from the machines themselves. */
export const charts = (): Plugin => {
  let root = process.cwd()
  return {
    name: 'charts',
    configResolved(config) {
      root = config.root
    },
    resolveId: (id) => (id in writers ? `\0${id}` : undefined),
    async load(id) {
      const write = id.startsWith('\0') ? writers[id.slice(1)] : undefined
      if (!write) return
      const { catalogue } = await loadFresh<Machines>(root, 'machines/index.ts')
      return write(catalogue)
    },
    hotUpdate({ file, modules }) {
      const folder = normalizePath(join(root, SOURCES))
      if (!normalizePath(file).startsWith(folder)) return
      const { moduleGraph } = this.environment
      const made = Object.keys(writers).flatMap((id) => moduleGraph.getModuleById(`\0${id}`) ?? [])
      return [...modules, ...made]
    },
  }
}
