import { around, type Chart } from '../chart.ts'
import { GUTTER, type Size } from '../room.ts'
import { type Drawing, excess, layOut } from './layout.ts'
import type { Content } from './tree.ts'

interface Wishes {
  isRoomy?: boolean
  // Ids of states with states inside.
  /** They are or were active, or were opened by hand. */
  open?: ReadonlySet<string>
  closed?: ReadonlySet<string>
}

/** Ids of the states that have states inside, without the root: it is never closed. */
export const foldable = ({ nodes }: Chart): string[] => {
  const parents = new Set(nodes.map(({ parent }) => parent))
  return nodes.slice(1).flatMap(({ id }) => (parents.has(id) ? [id] : []))
}

/**
 * Lays out as much of a chart as fits: all of it, or without its actions, or with the states closed
 * that were never active, the innermost first. What is or was active is never closed: if it does not
 * fit, the drawing is as wide as the room, and higher.
 */
export const fitChart = (
  chart: Chart,
  room: Size,
  { isRoomy = false, open = new Set(), closed = new Set() }: Wishes,
): Drawing => {
  const spare = foldable(chart).filter((id) => !open.has(id))
  const depthOf = (id: string) => around(chart.nodes, id).length
  const depths = [...new Set(spare.map(depthOf))].toSorted((one, other) => other - one)
  const closing = (least: number): Content => ({
    folded: new Set([...closed, ...spare.filter((id) => depthOf(id) >= least)]),
    isBrief: true,
    isRoomy,
  })
  const fitting = (content: Content) => {
    const drawing = layOut(chart, room, content)
    return excess(room, drawing) === 1 ? drawing : undefined
  }
  const tries: Content[] = [
    { folded: closed, isRoomy },
    { folded: closed, isBrief: true, isRoomy },
    ...depths.map(closing),
  ]
  for (const content of tries) {
    const drawing = fitting(content)
    // Air between its rows, where there is room for that.
    if (drawing) return fitting({ ...content, isRoomy: true }) ?? drawing
  }
  const scrolled = { width: room.width - GUTTER, height: Infinity }
  return layOut(chart, scrolled, { ...closing(0), isRoomy: true })
}
