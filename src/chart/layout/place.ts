import type { Point } from '../path.ts'
import { around, type Box, boxOf, childrenOf } from './boxes.ts'
import { Buses, Channels } from './lanes.ts'
import { type Route, routesOf, type Step } from './routes.ts'
import { headerHeight, room, type Shape } from './shapes.ts'
import { text } from './text.ts'

/** An arrow reaches a state at the height of its name. */
const ARRIVAL = text.titleHeight / 2
/** Lines that leave to both sides of a channel at one height stay apart by twice this. */
const SHIFT = 2

const isParallel = ({ node }: Box) => node.type === 'parallel'
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** Sets heights, and each state's distance from the top of what is around it. */
const setHeights = (box: Box, buses: Buses) => {
  if (box.columns.length === 0) return
  for (const child of childrenOf(box)) setHeights(child, buses)
  const top = headerHeight(box.flow) + room.underHeader + buses.height(box, 'top')
  const ends = box.columns.map((column) => {
    let y = top
    for (const [index, child] of column.entries()) {
      y += (index > 0 ? room.gap : 0) + (child.node.initial ? room.dot : 0)
      child.y = y
      y += child.height
    }
    return y
  })
  const bottom = Math.max(...ends)
  box.height = bottom + buses.height(box, 'bottom') + room.inset
  // Regions beside each other end at one height.
  if (!isParallel(box)) return
  for (const [index, column] of box.columns.entries()) {
    const last = column.at(-1)
    if (last) last.height += bottom - ends[index]!
  }
}

/** Makes a state wider; what is inside of it, too. */
const widen = (box: Box, by: number) => {
  if (by === 0) return
  box.width += by
  for (const child of box.columns.at(-1) ?? []) widen(child, by)
}

/** Sets widths, and each state's distance from the left of what is around it. */
const setWidths = (box: Box, channels: Channels) => {
  if (box.columns.length === 0) return
  for (const child of childrenOf(box)) setWidths(child, channels)
  const widths = box.columns.map((column) => Math.max(...column.map(({ width }) => width)))
  const gaps = [...box.columns, null].map((_, index) => channels.width(box, index))
  const inner = sum(widths) + sum(gaps.slice(1, -1))
  const missing = Math.max(
    0,
    box.flow.width - inner,
    box.titleWidth - inner - gaps[0]! - gaps.at(-1)!,
  )
  widths[widths.length - 1]! += missing
  let x = gaps[0]!
  for (const [index, column] of box.columns.entries()) {
    for (const child of column) {
      child.x = x
      widen(child, widths[index]! - child.width)
    }
    x += widths[index]! + gaps[index + 1]!
  }
  box.width = x
}

const shift = (box: Box, axis: 'x' | 'y', by: number) => {
  box[axis] += by
  for (const child of childrenOf(box)) shift(child, axis, box[axis])
}

/** The left end of a state's rows. */
export const rowsLeft = ({ x, columns }: Box) => columns[0]?.[0]?.x ?? x + room.inset

/** The right end of a state's header. */
const rowsRight = (box: Box) => {
  const last = box.columns.at(-1)?.[0]
  return last ? last.x + last.width : box.x + box.width
}

const leavesAt = ({ source, row, leaves }: Route) =>
  source.y +
  text.titleHeight +
  row.y +
  row.parts[0]!.y +
  text.lineHeight / 2 +
  (leaves === 'right' ? -SHIFT : SHIFT)

/** The heights of a route: where it leaves, each bus, where it arrives. */
const levelsOf = (route: Route, buses: Buses): number[] => {
  const { steps, target } = route
  const across = steps.flatMap((step) => {
    if (step.kind !== 'bus') return []
    const { box, end } = step
    const offset = buses.offset(step, target)
    const top = box.y + headerHeight(box.flow) + offset
    return end === 'top' ? top : box.y + box.height - room.inset + 3 - offset
  })
  return [leavesAt(route), ...across, target.y + ARRIVAL]
}

const isChannel = (step: Step) => step.kind === 'channel'

const channelLeft = ({ x, columns }: Box, index: number) => {
  const before = columns[index - 1]?.[0]
  return before ? before.x + before.width : x
}

const isInside = (outer: Box, inner: Box) => outer !== inner && around(inner).includes(outer)

/** The points of a line. */
const pointsOf = (route: Route, buses: Buses, channels: Channels): Point[] => {
  const { source, target, leaves, arrives, steps, row } = route
  const levels = levelsOf(route, buses)
  const ownHeader = source.columns.length > 0
  const start = ownHeader
    ? leaves === 'left'
      ? rowsLeft(source) - 2
      : Math.min(rowsLeft(source) + row.x + row.width + 3, rowsRight(source))
    : leaves === 'left'
      ? source.x
      : source.x + source.width
  const toHeader = isInside(target, source)
  const border = arrives === 'left' ? target.x : target.x + target.width
  const end = toHeader ? (arrives === 'left' ? rowsLeft(target) : rowsRight(target)) : border
  const lanes = steps.filter(isChannel).map((step) => {
    const left = channelLeft(step.box, step.index)
    const width = channels.width(step.box, step.index)
    return left + channels.offset(step, target, width)
  })
  return [
    [start, levels[0]!],
    ...lanes.flatMap((x, index): Point[] => [
      [x, levels[index]!],
      [x, levels[index + 1]!],
    ]),
    [end, levels.at(-1)!],
  ]
}

/** A shape with all positions, and the points of its lines. */
export const place = (shape: Shape, parentOf: (id: string) => string | undefined) => {
  const root = boxOf(shape)
  const routes = routesOf(root, parentOf)
  const buses = new Buses(routes)
  setHeights(root, buses)
  shift(root, 'y', 0)
  const channels = new Channels()
  for (const route of routes) {
    const levels = levelsOf(route, buses)
    for (const [index, step] of route.steps.filter(isChannel).entries())
      channels.take(step, route.target, levels[index]!, levels[index + 1]!)
  }
  channels.settle()
  setWidths(root, channels)
  shift(root, 'x', 0)
  return {
    root,
    lines: routes.map((route) => ({ route, points: pointsOf(route, buses, channels) })),
  }
}
