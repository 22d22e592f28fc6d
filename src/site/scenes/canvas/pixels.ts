import type { Size } from './protocol.ts'

/** A canvas's own size, in device pixels. */
export const pixelsOf = ({ width, height, ratio }: Size) => ({
  width: Math.round(width * ratio),
  height: Math.round(height * ratio),
})
