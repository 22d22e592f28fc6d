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
 * that need not be open, or with lines only to say where they lead. If even that is too large, the
 * drawing is larger than the room.
 */
export const fitChart = (chart: Chart, room: Room, { opened, closed }: Folds): Drawing => {
  const unneeded = foldable(chart).filter((id) => closed.has(id) || !opened.has(id))
  const folded = new Set(unneeded)
  const tries: Content[] = [
    { folded: closed },
    { folded: closed, isBrief: true },
    { folded, isBrief: true },
    { folded, isBrief: true, isTerse: true },
  ]
  for (const content of tries) {
    const drawing = layOut(chart, room, content)
    if (excess(room, drawing) === 1) return drawing
  }
  return layOut(chart, room, tries[2])
}
