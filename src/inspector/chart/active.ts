import type { StateName, Timer } from '../wire/wire'
import type { Chart, ChartNode } from './chart'

/** Ids of the states a machine is in, those around them included. */
export const activeNodes = (chart: Chart, value: StateName): Set<string> => {
  const active = new Set<string>()
  const enter = (parent: ChartNode | undefined, inner: StateName) => {
    if (!parent) return
    active.add(parent.id)
    const parts = typeof inner === 'string' ? (inner ? { [inner]: '' } : {}) : inner
    for (const [key, rest] of Object.entries(parts)) {
      enter(
        chart.nodes.find((node) => node.parent === parent.id && node.key === key),
        rest,
      )
    }
  }
  enter(
    chart.nodes.find(({ parent }) => parent === undefined),
    value,
  )
  return active
}

/** The state that waits for a delay; its id ends the event's name. */
export const nodeOfTimer = (chart: Chart, { event }: Timer): ChartNode | undefined =>
  chart.nodes
    .filter(({ id }) => event.endsWith(`.${id}`))
    .toSorted((one, other) => other.id.length - one.id.length)[0]
