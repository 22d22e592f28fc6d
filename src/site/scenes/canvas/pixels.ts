import type { CanvasSize } from './protocol.ts'

/** A canvas's own size, in device pixels. */
export const pixelsOf = ({ width, height, ratio }: CanvasSize) => ({
  width: Math.round(width * ratio),
  height: Math.round(height * ratio),
})
