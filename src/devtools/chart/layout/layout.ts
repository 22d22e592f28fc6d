import { GUTTER, LARGEST_FIT, type Size } from '../room.ts'
import type { Chart } from '../chart.ts'
import type { BlockContent } from './blocks.ts'
import { type Drawing, assignCoordinates } from './coordinates.ts'
import { shapesOf } from './shapes.ts'

/** How many times a drawing is larger than its room: 1 if it fits. */
const excess = ({ width, height }: Size, drawing: Size) =>
  Math.max(1, drawing.width / width) * Math.max(1, drawing.height / height)

/**
 * A drawing's cost: the least is a drawing that fits and may be drawn larger, then one that exceeds
 * the room by less.
 */
const cost = (available: Size, drawing: Size) => {
  const over = excess(available, drawing)
  // Scrolling down is easier than sideways.
  if (over > 1) return 10 + over * (drawing.width > available.width ? 2 : 1)
  if (!Number.isFinite(available.height)) return drawing.height / 1e6
  const share = Math.max(drawing.width / available.width, drawing.height / available.height)
  return Math.max(share, 1 / LARGEST_FIT)
}

/**
 * Lays out a machine's chart for a room: the same arguments always give the same drawing. Text keeps
 * its size; a drawing that does not fit is larger than its room.
 */
export const layOutChart = (chart: Chart, available: Size, content: BlockContent = {}): Drawing => {
  const byCost = (one: Size, other: Size) => cost(available, one) - cost(available, other)
  // The sizes of shapes are estimates: the best few are placed. Of equals, the widest wraps the least.
  const [best] = shapesOf(chart, content)
    .toReversed()
    .toSorted(byCost)
    .slice(0, 4)
    .map(assignCoordinates)
    .toSorted(byCost)
  return best!
}

/**
 * Lays out a chart that fits its room: all of it, or without its actions. A chart that does not fit
 * is as wide as the room, and higher.
 */
export const fitChart = (chart: Chart, available: Size, isRoomy = false): Drawing => {
  const fitting = (content: BlockContent) => {
    const drawing = layOutChart(chart, available, content)
    return excess(available, drawing) === 1 ? drawing : undefined
  }
  for (const isBrief of [false, true]) {
    const drawing = fitting({ isBrief, isRoomy })
    // If there is room, its rows get air between them.
    if (drawing) return fitting({ isBrief, isRoomy: true }) ?? drawing
  }
  const scrolled = { width: available.width - GUTTER, height: Infinity }
  return layOutChart(chart, scrolled, { isBrief: true, isRoomy: true })
}
