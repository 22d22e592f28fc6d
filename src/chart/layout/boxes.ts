import type { Area } from '#machines/inspector/chart-place'

import type { ChartNode } from '../chart.ts'
import { type Shape, titleWidth } from './shapes.ts'
import type { Flow } from './text.ts'

/** A state of the chosen shape; its position is set step by step. */
export interface Box extends Area {
  node: ChartNode
  isFolded: boolean
  flow: Flow
  /** It is at least this wide. */
  titleWidth: number
  columns: Box[][]
  parent: Box | undefined
  /** Its place in its parent's columns. */
  column: number
  index: number
}

export const boxOf = (
  { tree, flow, columns, width, height }: Shape,
  parent?: Box,
  column = 0,
  index = 0,
): Box => {
  const { node, isFolded } = tree
  const box: Box = {
    ...{ node, isFolded, flow, parent, column, index, width, height },
    titleWidth: titleWidth(tree),
    columns: [],
    x: 0,
    y: 0,
  }
  box.columns = columns.map((shapes, at) =>
    shapes.map((shape, place) => boxOf(shape, box, at, place)),
  )
  return box
}

export const childrenOf = ({ columns }: Box) => columns.flat()

/** A box and all that are in it; parents come first. */
export const within = (box: Box): Box[] => [box, ...childrenOf(box).flatMap(within)]

/** A box and all around it, from the inside out. */
export const around = (box: Box): Box[] => [box, ...(box.parent ? around(box.parent) : [])]
