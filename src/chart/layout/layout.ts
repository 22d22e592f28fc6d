import { GUTTER, LARGEST_FIT, type Size } from '../room.ts'
import type { Chart } from '../chart.ts'
import { pathThrough } from '../lines.ts'
import type { Content } from './blocks.ts'
import { type Box, within } from './boxes.ts'
import { place } from './place.ts'
import { room, shapesOf } from './shapes.ts'

/** A chart with positions, in pixels at scale 1. */
export interface Drawing extends Size {
  /** Parents come before their children. */
  boxes: Box[]
  /** From a transition, by its id, to a state. */
  lines: { transition: string; target: string; path: string }[]
  /** Paths from a dot to an initial state. */
  starts: string[]
}

const startAbove = ({ x, y }: Box) =>
  pathThrough([
    [x + 14, y - room.dot + 1],
    [x + 14, y],
  ])

/** How far a drawing is larger than its room: 1 if it fits. */
const excess = ({ width, height }: Size, drawing: Size) =>
  Math.max(1, drawing.width / width) * Math.max(1, drawing.height / height)

/** Lower is better: what fits and may be drawn larger, then what goes beyond by less. */
const cost = (available: Size, drawing: Size) => {
  const over = excess(available, drawing)
  // Moving down is easier than to the side.
  if (over > 1) return 10 + over * (drawing.width > available.width ? 2 : 1)
  if (!Number.isFinite(available.height)) return drawing.height / 1e6
  const share = Math.max(drawing.width / available.width, drawing.height / available.height)
  return Math.max(share, 1 / LARGEST_FIT)
}

/**
 * Lays out a machine's chart for a room: the same arguments always give the same drawing. Text keeps
 * its size; a drawing that does not fit is larger than its room.
 */
export const layOut = (chart: Chart, available: Size, content: Content = {}): Drawing => {
  const byCost = (one: Size, other: Size) => cost(available, one) - cost(available, other)
  // The sizes of shapes are estimates: the best few are placed. Of equals, the widest wraps the least.
  const [best] = shapesOf(chart, content)
    .toReversed()
    .toSorted(byCost)
    .slice(0, 4)
    .map(place)
    .toSorted(byCost)
  const { root, lines, width, height } = best!
  const boxes = within(root)
  return {
    ...{ width, height, boxes },
    lines: lines.map(({ transition, target, points }) => ({
      transition: transition.id,
      target: target.node.id,
      path: pathThrough(points),
    })),
    starts: boxes.filter(({ node }) => node.initial).map(startAbove),
  }
}

/**
 * Lays out a chart that fits its room: all of it, or without its actions. One that does not is as
 * wide as the room, and higher.
 */
export const fitChart = (chart: Chart, available: Size, isRoomy = false): Drawing => {
  const fitting = (content: Content) => {
    const drawing = layOut(chart, available, content)
    return excess(available, drawing) === 1 ? drawing : undefined
  }
  for (const isBrief of [false, true]) {
    const drawing = fitting({ isBrief, isRoomy })
    // Air between its rows, where there is room for that.
    if (drawing) return fitting({ isBrief, isRoomy: true }) ?? drawing
  }
  const scrolled = { width: available.width - GUTTER, height: Infinity }
  return layOut(chart, scrolled, { isBrief: true, isRoomy: true })
}
