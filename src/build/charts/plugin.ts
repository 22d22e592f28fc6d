import type { AnyStateMachine } from 'xstate'
import type { Plugin } from 'vite'

import { loadFresh } from '../content/load.ts'
import { layOutChart } from './hero-chart.ts'

const ID = 'virtual:hero-chart'

interface Machines {
  catalogue: readonly { machine: AnyStateMachine }[]
}

/** Delivers the layout of the machines' charts, computed from the machines themselves. */
export const charts = (): Plugin => ({
  name: 'charts',
  resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
  async load(id) {
    if (id !== `\0${ID}`) return
    const { catalogue } = await loadFresh<Machines>(process.cwd(), 'machines/index.ts')
    const chart = await layOutChart(catalogue.map(({ machine }) => machine))
    return `export const chart = ${JSON.stringify(chart)}`
  },
})
