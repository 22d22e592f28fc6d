import { type Chart, type ChartNode, stateTitle } from '../chart.ts'
import type { Size } from '../room.ts'
import { blocksIn, type BlockContent } from './blocks.ts'
import { advancesOf, type TextBlock, type Flow, flow, textSizes } from './text.ts'

/** A way to lay out a state. Its size is an estimate. */
export interface Shape extends Size {
  node: ChartNode
  flow: Flow
  /** The states inside, column by column; their order is kept. */
  columns: Shape[][]
}

/** Distances in pixels at scale 1. */
export const room = {
  inset: 9,
  gap: 10,
  /** The space above an initial state, for its dot. */
  dot: 14,
  underHeader: 6,
} as const

/** The widths that are tried for the rows of a state. */
const WRAPS = [120, 165, 210, 270, 340, 440]
/** Estimated widths of the lines' channels: beside all columns, and between two. */
const OUTER = 14
const INNER = 22

/** The width of a state's first line: its dot and its name. */
export const titleWidth = (node: ChartNode) =>
  31 + Math.ceil(advancesOf(stateTitle(node)) * textSizes.titleAdvance)

export const headerHeight = ({ rows, height }: Flow) =>
  textSizes.titleHeight + (rows.length > 0 ? height + 4 : 0)

export const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)

/** The space above a state in its column. */
export const gapBefore = ({ node }: Shape, index: number) =>
  (index === 0 ? 0 : room.gap) + (node.initial ? room.dot : 0)

/** Drops each item that is neither narrower nor lower than another; the narrowest comes first. */
const narrowest = <Item extends Size>(items: readonly Item[]): Item[] => {
  const byWidth = items.toSorted(
    (one, other) => one.width - other.width || one.height - other.height,
  )
  const best: Item[] = []
  for (const item of byWidth) {
    const last = best.at(-1)
    if (!last || item.height < last.height) best.push(item)
  }
  return best
}

/**
 * A list cut into columns, once for each number of columns: the columns follow each other and have
 * one length; the last may be shorter.
 */
const cuts = <Item>(items: readonly Item[]): Item[][][] =>
  items.map((_, more) => {
    const length = Math.ceil(items.length / (more + 1))
    return Array.from({ length: Math.ceil(items.length / length) }, (__, index) =>
      items.slice(index * length, (index + 1) * length),
    )
  })

type Group = Size & Pick<Shape, 'columns'>

const stack = (shapes: Shape[]): Group => ({
  columns: [shapes],
  width: Math.max(...shapes.map(({ width }) => width)),
  height: sum(shapes.map((shape, index) => shape.height + gapBefore(shape, index))),
})

const beside = (groups: Group[]): Group => ({
  columns: groups.flatMap(({ columns }) => columns),
  width: sum(groups.map(({ width }) => width)) + (groups.length - 1) * INNER,
  height: Math.max(...groups.map(({ height }) => height)),
})

/**
 * For each width (or height) of an item: the first or last item of each list that is no larger. A
 * size at which a list has none is left out.
 */
const together = <Item extends Size>(
  choices: Item[][],
  side: keyof Size,
  which: 'find' | 'findLast',
): Item[][] =>
  [...new Set(choices.flat().map((item) => item[side]))]
    .map((limit) => choices.map((list) => list[which]((item) => item[side] <= limit)))
    .filter((items) => items.every((item) => item !== undefined))

const inColumns = (choices: Shape[][]) =>
  narrowest(together(choices, 'width', 'findLast').map(stack))

/** Columns beside each other: for each height, the narrowest choice. */
const inRows = (choices: Group[][]) => together(choices, 'height', 'find').map(beside)

const leafShapes = (node: ChartNode, blocks: readonly TextBlock[]): Shape[] =>
  WRAPS.map((wrap) => {
    const flowed = flow(blocks, wrap)
    const width = Math.max(titleWidth(node), flowed.width + 2 * room.inset)
    return { node, width, height: headerHeight(flowed), flow: flowed, columns: [] }
  })

const around = (node: ChartNode, blocks: readonly TextBlock[], group: Group): Shape => {
  const { columns, width: inner, height } = group
  const flowed = flow(blocks, inner)
  return {
    node,
    flow: flowed,
    columns,
    width: Math.max(titleWidth(node), Math.max(inner, flowed.width) + 2 * OUTER),
    height: headerHeight(flowed) + room.underHeader + height + room.inset,
  }
}

/** The shapes that a chart may have; the narrowest comes first. */
export const shapesOf = (chart: Chart, content: BlockContent): Shape[] => {
  const { nodes } = chart
  const blocksOf = blocksIn(chart, content)
  const shapesFor = (node: ChartNode): Shape[] => {
    const blocks = blocksOf(node)
    const inner = nodes.filter(({ parent }) => parent === node.id).map(shapesFor)
    if (inner.length === 0) return narrowest(leafShapes(node, blocks))
    const rows = cuts(inner).flatMap((pieces) => inRows(pieces.map(inColumns)))
    return narrowest(narrowest(rows).map((row) => around(node, blocks, row)))
  }
  return shapesFor(nodes[0]!)
}
