import { type Chart, type ChartTransition, measures, triggerOf } from './chart'

const { rowHeight, titleHeight, character } = measures

/** A transition's name where it stands. */
export interface Row {
  key: string
  transition: ChartTransition
  x: number
  y: number
  width: number
}

const lengthOf = (transition: ChartTransition) =>
  triggerOf(transition).length + (transition.guard ? transition.guard.length + 3 : 0)

const rowOf = (transition: ChartTransition, to: string, x: number, y: number): Row => ({
  key: `${transition.id} ${to}`,
  transition,
  x,
  y,
  width: lengthOf(transition) * character + 12,
})

/** The names of all transitions: beside their lines, or in the state that they do not leave. */
export const rowsOf = ({ edges, nodes }: Chart): Row[] => [
  ...edges.flatMap(({ target, label, transitions }) =>
    transitions.map((transition, index) =>
      rowOf(transition, target, label.x, label.y + index * rowHeight),
    ),
  ),
  ...nodes.flatMap(({ id, x, y, inner }) =>
    inner.map((transition, index) =>
      rowOf(transition, id, x + 8, y + titleHeight + index * rowHeight),
    ),
  ),
]
