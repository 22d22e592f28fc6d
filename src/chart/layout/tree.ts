import type { Chart, ChartNode } from '../chart.ts'
import { blocksOf } from './text.ts'

/** A state that is drawn, with the states that are drawn inside of it. */
export interface Tree {
  node: ChartNode
  children: Tree[]
  /** Whether its states are left out. */
  isFolded: boolean
  blocks: ReturnType<typeof blocksOf>
}

/** What of a chart is drawn. */
export interface Content {
  /** States that are closed: what is inside is not drawn. */
  folded?: ReadonlySet<string>
  /** Leaves out the actions of transitions. */
  isBrief?: boolean
  /** Leaves out names of states that a line leads to. */
  isTerse?: boolean
  /** Transitions are far enough apart to be pressed by finger. */
  isRoomy?: boolean
}

/** The states that are drawn. */
export const treeOf = ({ nodes }: Chart, content: Content): Tree | undefined => {
  const { folded = new Set(), isBrief = false, isTerse = false, isRoomy = false } = content
  const keys = new Map(nodes.map(({ id, key }) => [id, key]))
  const wording = { keyOf: (id: string) => keys.get(id) ?? id, isBrief, isTerse, isRoomy }
  const grow = (node: ChartNode): Tree => {
    const inside = nodes.filter(({ parent }) => parent === node.id)
    const isFolded = inside.length > 0 && folded.has(node.id)
    return {
      node,
      isFolded,
      children: isFolded ? [] : inside.map(grow),
      blocks: blocksOf(node, wording),
    }
  }
  return nodes[0] && grow(nodes[0])
}
