import type { Area } from '#machines/inspector/chart-place'

import type { StateName, Timer } from '../protocol'
import type { Chart, ChartNode } from './chart'

/** Ids of the active states, with their ancestors. */
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

/** The bounding box of the active leaf states; the whole chart, if there is none. */
export const areaOf = ({ nodes, width, height }: Chart, active: ReadonlySet<string>): Area => {
  const leaves = nodes.filter(
    (node) =>
      active.has(node.id) && !nodes.some(({ id, parent }) => parent === node.id && active.has(id)),
  )
  if (leaves.length === 0) return { x: 0, y: 0, width, height }
  const x = Math.min(...leaves.map((leaf) => leaf.x))
  const y = Math.min(...leaves.map((leaf) => leaf.y))
  return {
    x,
    y,
    width: Math.max(...leaves.map((leaf) => leaf.x + leaf.width)) - x,
    height: Math.max(...leaves.map((leaf) => leaf.y + leaf.height)) - y,
  }
}

/** The state that a timer belongs to: the event's name ends in its id. */
export const nodeOfTimer = (chart: Chart, { event }: Timer): ChartNode | undefined =>
  chart.nodes
    .filter(({ id }) => event.endsWith(`.${id}`))
    .toSorted((one, other) => other.id.length - one.id.length)[0]
