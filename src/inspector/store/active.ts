import type { Area } from '#machines/inspector/chart-place'

import { delayOf, type StateName, type Timer } from '../protocol'
import type { Chart, ChartNode } from '../../chart/chart'
import type { Drawing } from '../../chart/layout/layout'

const idsIn = (id: string, value: StateName): string[] => {
  if (typeof value === 'string') return value === '' ? [id] : [id, `${id}.${value}`]
  return [id, ...Object.entries(value).flatMap(([key, inner]) => idsIn(`${id}.${key}`, inner))]
}

/** Ids of a machine's active states, with their ancestors: an id is a path. */
export const activeNodes = ({ id }: { id: string }, value: StateName): ReadonlySet<string> =>
  new Set(idsIn(id, value))

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

/** The state that a timer belongs to. */
export const nodeOfTimer = ({ nodes }: Chart, { event }: Timer): ChartNode | undefined =>
  nodes.find(({ id }) => id === delayOf(event)?.['state'])
