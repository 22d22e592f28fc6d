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

/** The room for a chart in a pane: none where the pane is smaller than its margins. */
export const roomIn = ({ width, height }: Size): Size => ({
  width: Math.max(0, width - 2 * MARGIN),
  height: Math.max(0, height - 2 * MARGIN),
})
