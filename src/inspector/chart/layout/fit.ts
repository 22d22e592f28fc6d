import type { Chart } from '../chart.ts'
import { type Drawing, excess, layOut, type Room } from './layout.ts'
import type { Content } from './tree.ts'

interface Folds {
  /** Ids of states that stay open. */
  opened: ReadonlySet<string>
  /** Ids of states that stay closed. */
  closed: ReadonlySet<string>
}

/** Ids of the states that have states inside, without the root: it is never closed. */
export const foldable = ({ nodes }: Chart): string[] => {
  const parents = new Set(nodes.map(({ parent }) => parent))
  return nodes.slice(1).flatMap(({ id }) => (parents.has(id) ? [id] : []))
}

/**
 * Lays out as much of a chart as fits: all of it, or without its actions, or with the states closed
 * that need not be open. The last may still be larger than the room.
 */
export const fitChart = (chart: Chart, room: Room, { opened, closed }: Folds): Drawing => {
  const unneeded = foldable(chart).filter((id) => closed.has(id) || !opened.has(id))
  const tries: Content[] = [
    { folded: closed },
    { folded: closed, isBrief: true },
    { folded: new Set(unneeded), isBrief: true },
  ]
  let drawing = layOut(chart, room, tries[0])
  for (const content of tries.slice(1)) {
    if (excess(room, drawing) === 1) break
    drawing = layOut(chart, room, content)
  }
  return drawing
}
