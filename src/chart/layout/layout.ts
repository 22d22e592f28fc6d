import { type Area, LARGEST_FIT, type Size } from '#machines/inspector/chart-place'

import type { Chart } from '../chart.ts'
import { pathThrough } from '../path.ts'
import { type Box, within } from './boxes.ts'
import { place, rowsLeft } from './place.ts'
import { room, shapesOf } from './shapes.ts'
import { type Row, text } from './text.ts'
import { type Content, treeOf } from './tree.ts'

/** A state: a box with its name and its rows. Rows are placed in the drawing. */
export interface StateBox extends Area {
  id: string
  rows: Row[]
  /** Whether its states are left out; undefined if it has none. */
  isFolded?: boolean
}

/** The line of a transition to another state. */
export interface Line {
  /** The transition's id. */
  transition: string
  /** Ids of the states that are drawn. */
  source: string
  target: string
  /** An SVG path; it ends at the target. */
  path: string
}

/** A chart with positions, in pixels at scale 1. */
export interface Drawing extends Size {
  /** Parents come before their children. */
  boxes: StateBox[]
  lines: Line[]
  /** Paths from a dot to an initial state. */
  starts: string[]
}

/** Around the drawing, so that no border is cut. */
const MARGIN = 2

const drawnBox = (box: Box, hasStates: boolean): StateBox => {
  const { node, x, y, width, height, flow, isFolded } = box
  const { beside } = flow
  const [left, top] =
    beside === undefined
      ? [rowsLeft(box), y + text.titleHeight]
      : [x + beside, y + (text.titleHeight - flow.height) / 2]
  return {
    ...{ id: node.id, x, y, width, height },
    rows: flow.rows.map((row) => ({
      ...row,
      x: row.x + left,
      y: row.y + top,
      parts: row.parts.map((part) => ({
        ...part,
        x: part.x + row.x + left,
        y: part.y + row.y + top,
      })),
    })),
    ...(hasStates ? { isFolded } : {}),
  }
}

const startAbove = ({ x, y }: Box) =>
  pathThrough([
    [x + 14, y - room.dot + 1],
    [x + 14, y],
  ])

/** How far a drawing is larger than its room: 1 if it fits. */
export const excess = ({ width, height }: Size, drawing: Size) =>
  Math.max(1, drawing.width / width) * Math.max(1, drawing.height / height)

/** A wrap is as bad as a drawing that is larger by this share of its room. */
const WRAP = 0.01

/** Lower is better: what fits and may be drawn larger, then what goes beyond by less. */
const cost = (available: Size, drawing: Size, wraps: number) => {
  const over = excess(available, drawing)
  // Moving down is easier than to the side.
  if (over > 1) return 10 + over * (drawing.width > available.width ? 2 : 1)
  if (!Number.isFinite(available.height)) return drawing.height / 1e6
  const share = Math.max(drawing.width / available.width, drawing.height / available.height)
  return Math.max(share, 1 / LARGEST_FIT) + wraps * WRAP
}

/** A placed shape may be this much narrower than its estimate; it is never lower. */
const NARROWER = 0.87

/** The best way to lay out a chart; undefined if there is none, or none fits that has to. */
const bestOf = (chart: Chart, available: Size, content: Content, hasToFit: boolean) => {
  const tree = treeOf(chart, content)
  if (!tree) return undefined
  const parents = new Map(chart.nodes.map(({ id, parent }) => [id, parent]))
  const mayFit = ({ width, height }: Size) =>
    !hasToFit || (width * NARROWER <= available.width && height <= available.height)
  // The sizes of shapes are estimates: the best few are placed.
  const [best] = shapesOf(tree)
    .filter(mayFit)
    .map((shape) => ({ shape, guess: cost(available, shape, shape.wraps) }))
    .toSorted((one, other) => one.guess - other.guess)
    .slice(0, 3)
    .map(({ shape }) => ({ ...place(shape, (id) => parents.get(id)), wraps: shape.wraps }))
    .toSorted(
      (one, other) =>
        cost(available, one.root, one.wraps) - cost(available, other.root, other.wraps),
    )
  return best
}

const drawingOf = ({ nodes }: Chart, { root, lines }: ReturnType<typeof place>): Drawing => {
  const hasStates = new Set(nodes.map(({ parent }) => parent))
  const boxes = within(root)
  for (const box of boxes) {
    box.x += MARGIN
    box.y += MARGIN
  }
  return {
    width: root.width + 2 * MARGIN,
    height: root.height + 2 * MARGIN,
    boxes: boxes.map((box) => drawnBox(box, hasStates.has(box.node.id))),
    lines: lines.map(({ route: { transition, source, target }, points }) => ({
      transition: transition.id,
      source: source.node.id,
      target: target.node.id,
      path: pathThrough(points.map(([x, y]) => [x + MARGIN, y + MARGIN])),
    })),
    starts: boxes.filter(({ node }) => node.initial).map(startAbove),
  }
}

/**
 * Lays out a machine's chart for a room: the same arguments always give the same drawing. Text keeps
 * its size; a drawing that does not fit is larger than its room.
 */
export const layOut = (chart: Chart, available: Size, content: Content = {}): Drawing => {
  const best = bestOf(chart, available, content, false)
  return best ? drawingOf(chart, best) : { width: 0, height: 0, boxes: [], lines: [], starts: [] }
}

/** The same, but undefined where it does not fit. */
export const layOutWithin = (
  chart: Chart,
  { width, height }: Size,
  content: Content,
): Drawing | undefined => {
  const available = { width: width - 2 * MARGIN, height: height - 2 * MARGIN }
  const best = bestOf(chart, available, content, true)
  return best && excess(available, best.root) === 1 ? drawingOf(chart, best) : undefined
}
