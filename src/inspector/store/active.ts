import type { Area } from '#machines/inspector/chart-place'

import type { StateName, Timer } from '../protocol'
import type { Chart, ChartNode } from '../../chart/chart'
import type { Drawing } from '../../chart/layout/layout'

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

/** The area of the innermost active states that are drawn. */
export const areaOf = (
  { boxes, width, height }: Drawing,
  { nodes }: Chart,
  active: ReadonlySet<string>,
): Area => {
  const drawn = new Set(boxes.map(({ id }) => id))
  const hasActiveInside = (id: string) =>
    nodes.some((node) => node.parent === id && active.has(node.id) && drawn.has(node.id))
  const leaves = boxes.filter(({ id }) => active.has(id) && !hasActiveInside(id))
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
