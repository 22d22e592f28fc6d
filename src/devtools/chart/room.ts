export interface Size {
  width: number
  height: number
}

export interface Area extends Size {
  x: number
  y: number
}

/** Largest scale at which a small chart fills its viewport. Text has 11 pixels at the smallest, 1. */
export const LARGEST_FIT = 1.25
/**
 * The space kept free beside a chart that is higher than its viewport, for the scroll bar. In
 * pixels.
 */
export const GUTTER = 16
