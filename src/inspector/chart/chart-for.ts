import type { AnyStateMachine } from 'xstate'

import { chartOf } from '#actors/chart-of.ts'
import type { Chart } from '#chart/chart.ts'
import { site } from '../site.ts'

const charts = new WeakMap<AnyStateMachine, Chart>()

/** The chart of a machine. Its delays are written as their names: the context decides how long they are. */
export const chartFor = (machine: AnyStateMachine): Chart => {
  const known = charts.get(machine)
  if (known) return known
  const chart = chartOf(machine, { events: site.samplesOf(machine.id).events })
  charts.set(machine, chart)
  return chart
}
