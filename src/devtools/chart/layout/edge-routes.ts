import { boxesAround, type Box, within } from './boxes.ts'

export type Side = 'left' | 'right'

/**
 * Lines run down in channels beside columns, whose lanes are at their left or right; and across in
 * buses over (`top`) and under (`bottom`) all columns.
 */
export interface RouteStep {
  box: Box
  side: Side | 'top' | 'bottom'
  /** Index of the channel; 0 is left of the first column. */
  index: number
}

export const isBus = ({ side }: RouteStep) => side === 'top' || side === 'bottom'

/** A channel. In the outermost ones, lanes are beside the only column that is there. */
const channel = (box: Box, index: number, side: Side): RouteStep => ({
  box,
  index,
  side: index === 0 ? 'right' : index === box.columns.length ? 'left' : side,
})

const bus = (box: Box, side: 'top' | 'bottom'): RouteStep => ({ box, side, index: 0 })

/** The channel at one side of a column, with its lanes beside that column. */
const beside = (box: Box, column: number, side: Side) =>
  side === 'left' ? channel(box, column, 'right') : channel(box, column + 1, 'left')

/** The steps from a box to the border of `outer`, which is around it. */
const stepsOut = (box: Box, outer: Box, side: Side, end: 'top' | 'bottom'): RouteStep[] => {
  if (box === outer || !box.parent) return []
  const { parent, column } = box
  const rest = stepsOut(parent, outer, side, end)
  // Nothing stands between the outermost column and the border.
  if (column === (side === 'left' ? 0 : parent.columns.length - 1)) return rest
  return [beside(parent, column, side), bus(parent, end), ...rest]
}

/** A header is before all columns; for the last of several, after them. */
const headerColumn = ({ columns }: Box, { column }: Box) =>
  column > 0 && column === columns.length - 1 ? columns.length : -1

/**
 * The sides and the steps from a state inside of a box to another, or from the box's header
 * (undefined) to a state, or back.
 */
const across = (
  box: Box,
  from: Box | undefined,
  to: Box | undefined,
): [Side, Side, RouteStep[]] => {
  const one = from?.column ?? headerColumn(box, to!)
  const other = to?.column ?? headerColumn(box, from!)
  if (from && to && one === other) {
    const isDown = from.index < to.index
    const side: Side = (box.columns.length === 1 ? isDown : one > 0) ? 'right' : 'left'
    return [side, side, [beside(box, one, side)]]
  }
  const [ahead, back]: Side[] = one < other ? ['right', 'left'] : ['left', 'right']
  const near = one < other ? one + 1 : one
  const far = one < other ? other : other + 1
  return [
    from ? ahead! : back!,
    to ? back! : ahead!,
    near === far
      ? [channel(box, near, ahead!)]
      : [
          channel(box, near, back!),
          bus(box, one < other ? 'top' : 'bottom'),
          channel(box, far, ahead!),
        ],
  ]
}

/** The steps between two boxes: channels and buses by turns. */
const stepsBetween = (source: Box, target: Box) => {
  const outward = boxesAround(source)
  const inward = boxesAround(target)
  const level = outward.find((box) => inward.includes(box))!
  const from = outward[outward.indexOf(level) - 1]
  const to = inward[inward.indexOf(level) - 1]
  const [leaves, arrives, steps] = across(level, from, to)
  const out = stepsOut(source, from ?? level, leaves, 'bottom')
  const into = stepsOut(target, to ?? level, arrives, 'top').toReversed()
  return { leaves, arrives, steps: [...out, ...steps, ...into] }
}

export const routesOf = (root: Box) => {
  const boxes = within(root)
  const byId = new Map(boxes.map((box) => [box.node.id, box]))
  return boxes.flatMap((source) =>
    source.flow.rows.flatMap((row) =>
      (row.transition?.targets ?? []).flatMap((id) => {
        const target = byId.get(id)
        const { transition } = row
        if (!transition || !target || target === source) return []
        return { transition, row, source, target, ...stepsBetween(source, target) }
      }),
    ),
  )
}

export type Route = ReturnType<typeof routesOf>[number]
