import type { Point } from '../path.ts'
import { around, type Box, boxOf, childrenOf } from './boxes.ts'
import { LANE, type Lanes, lanesFor } from './lanes.ts'
import { isBus, type Route, routesOf, type Side, type Step } from './routes.ts'
import { headerHeight, room, type Shape, titleWidth } from './shapes.ts'
import { text } from './text.ts'

/** Around the drawing, so that no border is cut. */
const MARGIN = 2
/** An arrow reaches a state at the height of its name. */
const ARRIVAL = text.titleHeight / 2
/** Lines that leave to both sides of a channel at one height stay apart by twice this. */
const SHIFT = 2
/** From a column or a border to the next lane: an arrowhead needs room. */
const BESIDE = 12

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** The height that the buses at one end of a state take. */
const busesHeight = (box: Box, side: 'top' | 'bottom', buses: Lanes) => {
  const count = buses.count({ box, side, index: 0 })
  return count === 0 ? 0 : count * LANE + 3
}

const channelWidth = (box: Box, index: number, channels: Lanes) => {
  const count = sum(
    (['left', 'right'] as const).map((side) => channels.count({ box, side, index })),
  )
  const isOuter = index === 0 || index === box.columns.length
  if (count === 0) return isOuter ? 10 : 16
  return (count - 1) * LANE + BESIDE + (isOuter ? 7 : BESIDE)
}

/** Sets heights, and each state's distance from the top of what is around it. */
const setHeights = (box: Box, buses: Lanes) => {
  if (box.columns.length === 0) return
  for (const child of childrenOf(box)) setHeights(child, buses)
  const top = headerHeight(box.flow) + room.underHeader + busesHeight(box, 'top', buses)
  const ends = box.columns.map((column) => {
    let y = top
    for (const [index, child] of column.entries()) {
      y += (index > 0 ? room.gap : 0) + (child.tree.node.initial ? room.dot : 0)
      child.y = y
      y += child.height
    }
    return y
  })
  const bottom = Math.max(...ends)
  box.height = bottom + busesHeight(box, 'bottom', buses) + room.inset
  // Regions beside each other end at one height.
  if (box.tree.node.type !== 'parallel') return
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
const setWidths = (box: Box, channels: Lanes) => {
  if (box.columns.length === 0) return
  for (const child of childrenOf(box)) setWidths(child, channels)
  const widths = box.columns.map((column) => Math.max(...column.map(({ width }) => width)))
  const gaps = [...box.columns, null].map((_, index) => channelWidth(box, index, channels))
  const inner = sum(widths) + sum(gaps.slice(1, -1))
  const missing = Math.max(
    0,
    box.flow.width - inner,
    titleWidth(box.tree) - inner - gaps[0]! - gaps.at(-1)!,
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

/** A route with its heights: where it leaves, each bus, where it arrives. */
interface Way extends Route {
  levels: number[]
}

const wayOf = (route: Route, buses: Lanes): Way => {
  const { steps, target } = route
  const across = steps.filter(isBus).map((step) => {
    const { box, side } = step
    const offset = 2 + buses.place(step, target) * LANE
    return side === 'top'
      ? box.y + headerHeight(box.flow) + offset
      : box.y + box.height - room.inset + 3 - offset
  })
  return { ...route, levels: [leavesAt(route), ...across, target.y + ARRIVAL] }
}

const channelsIn = ({ steps }: Route) => steps.filter((step) => !isBus(step))

const laneAt = (step: Step, target: Box, channels: Lanes) => {
  const { box, side, index } = step
  const before = box.columns[index - 1]?.[0]
  const left = before ? before.x + before.width : box.x
  const offset = BESIDE + channels.place(step, target) * LANE
  return side === 'left' ? left + offset : left + channelWidth(box, index, channels) - offset
}

/** One end of a state's border, or of its header. */
const endOf = (box: Box, side: Side, isHeader: boolean) => {
  if (side === 'left') return isHeader ? rowsLeft(box) : box.x
  return isHeader ? rowsRight(box) : box.x + box.width
}

/** A line leaves from its row in a header, and from the border of a state without states. */
const startOf = ({ source, leaves, row }: Route) => {
  if (source.columns.length === 0) return endOf(source, leaves, false)
  return rowsLeft(source) + row.x + (leaves === 'left' ? -2 : row.width + 3)
}

/** The points of a line. */
const pointsOf = (way: Way, channels: Lanes): Point[] => {
  const { source, target, arrives, levels } = way
  return [
    [startOf(way), levels[0]!],
    ...channelsIn(way).flatMap((step, index): Point[] => {
      const x = laneAt(step, target, channels)
      return [
        [x, levels[index]!],
        [x, levels[index + 1]!],
      ]
    }),
    [endOf(target, arrives, around(source).includes(target)), levels.at(-1)!],
  ]
}

/** A shape with all positions, and the points of its lines. */
export const place = (shape: Shape) => {
  const root = boxOf(shape)
  const routes = routesOf(root)
  const buses = lanesFor(
    routes.flatMap(({ steps, target }) =>
      steps.filter(isBus).map((step) => ({ step, target, from: 0, to: 0 })),
    ),
  )
  setHeights(root, buses)
  shift(root, 'y', MARGIN)
  const ways = routes.map((route) => wayOf(route, buses))
  const channels = lanesFor(
    ways.flatMap((way) =>
      channelsIn(way).map((step, index) => ({
        ...{ step, target: way.target },
        from: way.levels[index]!,
        to: way.levels[index + 1]!,
      })),
    ),
  )
  setWidths(root, channels)
  shift(root, 'x', MARGIN)
  return {
    root,
    lines: ways.map((way) => ({ ...way, points: pointsOf(way, channels) })),
    width: root.width + 2 * MARGIN,
    height: root.height + 2 * MARGIN,
    wraps: shape.wraps,
  }
}
