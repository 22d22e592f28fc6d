import { pathThrough } from '../lines.ts'
import type { Size } from '../room.ts'
import { type Box, boxFrom, innerBoxes, within } from './boxes.ts'
import { busesHeight, channelWidth, type Lanes, lanesFor } from './lanes.ts'
import { channelsIn, pointsOf, edgeOf } from './edge-points.ts'
import { isBus, routesOf } from './edge-routes.ts'
import { gapBefore, headerHeight, room, type Shape, sum, titleWidth } from './shapes.ts'

/** A chart with positions, in pixels at scale 1. */
export interface Drawing extends Size {
  /** Parents come before their children. */
  boxes: Box[]
  /** A line from a transition, by its id, to a state. */
  lines: { transition: string; target: string; path: string }[]
  /** Paths from a dot to an initial state. */
  starts: string[]
}

/** The space around the drawing, so that no border is cut. */
const MARGIN = 2

const setHeights = (box: Box, buses: Lanes) => {
  if (box.columns.length === 0) return
  for (const child of innerBoxes(box)) setHeights(child, buses)
  const top = headerHeight(box.flow) + room.underHeader + busesHeight(box, 'top', buses)
  const ends = box.columns.map((column) => {
    let y = top
    for (const [index, child] of column.entries()) {
      y += gapBefore(child, index)
      child.y = y
      y += child.height
    }
    return y
  })
  const bottom = Math.max(...ends)
  box.height = bottom + busesHeight(box, 'bottom', buses) + room.inset
  // Regions beside each other have one height.
  if (box.node.type !== 'parallel') return
  for (const [index, column] of box.columns.entries()) {
    const last = column.at(-1)
    if (last) last.height += bottom - ends[index]!
  }
}

const columnExtents = (box: Box, channels: Lanes) => ({
  widths: box.columns.map((column) => Math.max(...column.map(({ width }) => width))),
  gaps: [...box.columns, null].map((_, index) => channelWidth(box, index, channels)),
})

const setWidths = (box: Box, channels: Lanes) => {
  if (box.columns.length === 0) return
  for (const child of innerBoxes(box)) setWidths(child, channels)
  const { widths, gaps } = columnExtents(box, channels)
  const outer = gaps[0]! + gaps.at(-1)!
  box.width = Math.max(sum([...widths, ...gaps]), box.flow.width + outer, titleWidth(box.node))
}

/** Sets where each state is from left to right; the last column takes what is left of the width. */
const spread = (box: Box, x: number, width: number, channels: Lanes) => {
  const { widths, gaps } = columnExtents(box, channels)
  Object.assign(box, { x, width })
  let left = x + gaps[0]!
  for (const [index, column] of box.columns.entries()) {
    const isLast = index === widths.length - 1
    const own = isLast ? x + width - gaps.at(-1)! - left : widths[index]!
    for (const child of column) spread(child, left, own, channels)
    left += own + gaps[index + 1]!
  }
}

const lower = (box: Box, by: number) => {
  box.y += by
  for (const child of innerBoxes(box)) lower(child, box.y)
}

const startAbove = ({ x, y }: Box) =>
  pathThrough([
    [x + 14, y - room.dot + 1],
    [x + 14, y],
  ])

/** Gives the states of a shape their places, and draws the lines between them. */
export const assignCoordinates = (shape: Shape): Drawing => {
  const root = boxFrom(shape)
  const routes = routesOf(root)
  const buses = lanesFor(
    routes.flatMap(({ steps, target }) =>
      steps.filter(isBus).map((step) => ({ step, target, from: 0, to: 0 })),
    ),
  )
  setHeights(root, buses)
  lower(root, MARGIN)
  const edges = routes.map((route) => edgeOf(route, buses))
  const channels = lanesFor(
    edges.flatMap((edge) =>
      channelsIn(edge).map((step, index) => ({
        step,
        target: edge.target,
        from: edge.levels[index]!,
        to: edge.levels[index + 1]!,
      })),
    ),
  )
  setWidths(root, channels)
  spread(root, MARGIN, root.width, channels)
  const boxes = within(root)
  return {
    boxes,
    lines: edges.map((edge) => ({
      transition: edge.transition.id,
      target: edge.target.node.id,
      path: pathThrough(pointsOf(edge, channels)),
    })),
    starts: boxes.filter(({ node }) => node.initial).map(startAbove),
    width: root.width + 2 * MARGIN,
    height: root.height + 2 * MARGIN,
  }
}
