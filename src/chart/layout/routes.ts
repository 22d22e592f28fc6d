import type { ChartTransition } from '../chart.ts'
import { around, type Box, within } from './boxes.ts'
import type { Row } from './text.ts'

export type Side = 'left' | 'right'

/** Lines run down in channels beside columns, and across in buses over and under all columns. */
export type Step =
  | {
      kind: 'channel'
      box: Box
      /** Channel 0 is left of the first column. */
      index: number
      /** The side of the channel whose lanes it uses. */
      lanes: Side
    }
  | { kind: 'bus'; box: Box; end: 'top' | 'bottom' }

/** The way of a line, from a row to a state: channels and buses by turns. */
export interface Route {
  transition: ChartTransition
  row: Row
  source: Box
  target: Box
  /** The sides at which it leaves and arrives. */
  leaves: Side
  arrives: Side
  steps: Step[]
}

const opposite = (side: Side): Side => (side === 'left' ? 'right' : 'left')

/** The steps from a box to the border of `outer`, which is around it. */
const stepsOut = (box: Box, outer: Box, side: Side, end: 'top' | 'bottom'): Step[] => {
  if (box === outer || !box.parent) return []
  const { parent, column } = box
  const last = parent.columns.length - 1
  const rest = stepsOut(parent, outer, side, end)
  // Nothing stands between the outermost column and the border.
  if (column === (side === 'left' ? 0 : last)) return rest
  const index = side === 'left' ? column : column + 1
  return [
    { kind: 'channel', box: parent, index, lanes: opposite(side) },
    { kind: 'bus', box: parent, end },
    ...rest,
  ]
}

/** Between two boxes of one parent: the sides, and the steps at this level. */
const across = (parent: Box, from: Box, to: Box): [Side, Side, Step[]] => {
  const last = parent.columns.length - 1
  const channel = (index: number, lanes: Side): Step => ({
    kind: 'channel',
    box: parent,
    index,
    lanes,
  })
  if (from.column === to.column) {
    const isDown = from.index < to.index
    const side: Side = (last === 0 ? isDown : from.column > 0) ? 'right' : 'left'
    const index = side === 'left' ? from.column : from.column + 1
    return [side, side, [channel(index, opposite(side))]]
  }
  const isAhead = from.column < to.column
  const [leaves, arrives]: Side[] = isAhead ? ['right', 'left'] : ['left', 'right']
  const near = isAhead ? from.column + 1 : from.column
  const far = isAhead ? to.column : to.column + 1
  const steps: Step[] =
    near === far
      ? [channel(near, isAhead ? 'right' : 'left')]
      : [
          channel(near, isAhead ? 'left' : 'right'),
          { kind: 'bus', box: parent, end: isAhead ? 'top' : 'bottom' },
          channel(far, isAhead ? 'right' : 'left'),
        ]
  return [leaves!, arrives!, steps]
}

/** From a state's own header to a state inside, or back; at the level of the outer one. */
const between = (outer: Box, inner: Box): [Side, Step[]] => {
  const last = outer.columns.length - 1
  const side: Side = inner.column > 0 && inner.column === last ? 'right' : 'left'
  const index = side === 'left' ? inner.column : inner.column + 1
  const edge: Step = { kind: 'channel', box: outer, index, lanes: opposite(side) }
  if (inner.column === 0 || inner.column === last) return [side, [edge]]
  return [
    side,
    [
      { kind: 'channel', box: outer, index: 0, lanes: 'right' },
      { kind: 'bus', box: outer, end: 'top' },
      edge,
    ],
  ]
}

type Way = Pick<Route, 'leaves' | 'arrives' | 'steps'>

const wayBetween = (source: Box, target: Box): Way => {
  const outward = around(source)
  const inward = around(target)
  const level = outward.find((box) => inward.includes(box))!
  const from = outward[outward.indexOf(level) - 1]
  const to = inward[inward.indexOf(level) - 1]
  if (!from && to) {
    const [side, steps] = between(level, to)
    return { leaves: side, arrives: side, steps: [...steps, ...stepsIn(target, to, side)] }
  }
  if (!to && from) {
    const [side, steps] = between(level, from)
    const out = stepsOut(source, from, side, 'bottom')
    return { leaves: side, arrives: side, steps: [...out, ...steps.toReversed()] }
  }
  const [leaves, arrives, steps] = across(level, from!, to!)
  const out = stepsOut(source, from!, leaves, 'bottom')
  return { leaves, arrives, steps: [...out, ...steps, ...stepsIn(target, to!, arrives)] }
}

const stepsIn = (target: Box, outer: Box, side: Side) =>
  stepsOut(target, outer, side, 'top').toReversed()

/** The routes of all transitions to another state that is drawn. */
export const routesOf = (root: Box, parentOf: (id: string) => string | undefined): Route[] => {
  const boxes = new Map(within(root).map((box) => [box.node.id, box]))
  const drawn = (id: string | undefined): Box | undefined =>
    id === undefined ? undefined : (boxes.get(id) ?? drawn(parentOf(id)))
  return [...boxes.values()].flatMap((source) =>
    source.flow.rows.flatMap((row) =>
      (row.transition?.targets ?? []).flatMap((id) => {
        const target = drawn(id)
        const { transition } = row
        if (!transition || !target || target === source) return []
        return { transition, row, source, target, ...wayBetween(source, target) }
      }),
    ),
  )
}
