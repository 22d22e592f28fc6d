import { type Chart, type ChartTransition, labelOf, measures } from './chart'

const { rowHeight, titleHeight, character } = measures

/** A transition's label, and its place. */
export interface Row {
  key: string
  transition: ChartTransition
  x: number
  y: number
  width: number
}

const rowOf = (transition: ChartTransition, to: string, x: number, y: number): Row => ({
  key: `${transition.id} ${to}`,
  transition,
  x,
  y,
  width: labelOf(transition).length * character + 12,
})

/** The labels of all transitions: beside their lines, or inside their state. */
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
