import type { Point } from '../lines.ts'
import { boxesAround, type Box } from './boxes.ts'
import { BESIDE, channelWidth, LANE, type Lanes } from './lanes.ts'
import { isBus, type Route, type Side, type RouteStep } from './edge-routes.ts'
import { headerHeight, room } from './shapes.ts'
import { type Row, textSizes } from './text.ts'

/** The height at which an arrow reaches a state: that of its name. */
const ARRIVAL = textSizes.titleHeight / 2
/** Lines that leave to both sides of a channel at one height stay apart by twice this. */
const SHIFT = 2

export const rowsLeft = ({ x, columns }: Box) => columns[0]?.[0]?.x ?? x + room.inset

const leavesAt = ({ source, row, leaves }: Route) =>
  source.y +
  textSizes.titleHeight +
  row.spans[0]!.y +
  textSizes.middle +
  (leaves === 'right' ? -SHIFT : SHIFT)

/** A route with its heights: where it leaves, each bus, where it arrives. */
export const edgeOf = (route: Route, buses: Lanes) => {
  const { steps, target } = route
  const across = steps.filter(isBus).map((step) => {
    const { box, side } = step
    const offset = 2 + buses.laneIndex(step, target) * LANE
    return side === 'top'
      ? box.y + headerHeight(box.flow) + offset
      : box.y + box.height - room.inset + 3 - offset
  })
  return { ...route, levels: [leavesAt(route), ...across, target.y + ARRIVAL] }
}

export const channelsIn = ({ steps }: Route) => steps.filter((step) => !isBus(step))

const laneAt = (step: RouteStep, target: Box, channels: Lanes) => {
  const { box, side, index } = step
  const before = box.columns[index - 1]?.[0]
  const left = before ? before.x + before.width : box.x
  const offset = BESIDE + channels.laneIndex(step, target) * LANE
  return side === 'left' ? left + offset : left + channelWidth(box, index, channels) - offset
}

/** Where a line meets a state: at its border or, if the line comes from within, beside its header. */
const meetingX = (box: Box, side: Side, isFromWithin: boolean) => {
  if (side === 'left') return isFromWithin ? rowsLeft(box) : box.x
  const { x, width } = isFromWithin ? box.columns.at(-1)![0]! : box
  return x + width
}

/** The end of a row's first line, beside which a line leaves. */
const firstLineEnd = ({ spans }: Row) =>
  Math.max(...spans.filter(({ y }) => y === spans[0]!.y).map(({ x, width }) => x + width))

/** Where a line starts: at its row in a header, or at the border of a state without states. */
const lineStart = ({ source, leaves, row }: Route) => {
  if (source.columns.length === 0) return meetingX(source, leaves, false)
  return rowsLeft(source) + (leaves === 'left' ? row.x - 2 : firstLineEnd(row) + 6)
}

export const pointsOf = (edge: ReturnType<typeof edgeOf>, channels: Lanes): Point[] => {
  const { source, target, arrives, levels } = edge
  return [
    [lineStart(edge), levels[0]!],
    ...channelsIn(edge).flatMap((step, index): Point[] => {
      const x = laneAt(step, target, channels)
      return [
        [x, levels[index]!],
        [x, levels[index + 1]!],
      ]
    }),
    [meetingX(target, arrives, boxesAround(source).includes(target)), levels.at(-1)!],
  ]
}
