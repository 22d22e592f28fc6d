import type { Area } from '../room.ts'
import type { Shape } from './shapes.ts'

/** A state of the chosen shape; its position is set step by step. */
export interface Box extends Shape, Area {
  columns: Box[][]
  parent: Box | undefined
  /** Index of the box's column in its parent. */
  column: number
  index: number
}

export const boxFrom = (shape: Shape, parent?: Box, column = 0, index = 0): Box => {
  const box: Box = { ...shape, parent, column, index, x: 0, y: 0, columns: [] }
  box.columns = shape.columns.map((shapes, at) =>
    shapes.map((inner, row) => boxFrom(inner, box, at, row)),
  )
  return box
}

export const innerBoxes = ({ columns }: Box) => columns.flat()

/** A box and all boxes in it; parents come first. */
export const within = (box: Box): Box[] => [box, ...innerBoxes(box).flatMap(within)]

/** A box and all boxes around it, from the inside out. */
export const boxesAround = (box: Box): Box[] => [
  box,
  ...(box.parent ? boxesAround(box.parent) : []),
]
