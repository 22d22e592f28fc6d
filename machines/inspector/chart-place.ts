export interface Size {
  width: number
  height: number
}

export interface Area extends Size {
  x: number
  y: number
}

/** Around a chart. In pixels. */
const MARGIN = 8
/** Largest scale at which a small chart fills its viewport. Text has 11 pixels at the smallest, 1. */
export const LARGEST_FIT = 1.25
/** Kept free beside a chart that is higher than its viewport, for the scroll bar. In pixels. */
export const GUTTER = 16

export const hasRoom = ({ width, height }: Size) => Math.min(width, height) > 2 * MARGIN

export const roomIn = ({ width, height }: Size): Size => ({
  width: width - 2 * MARGIN,
  height: height - 2 * MARGIN,
})
