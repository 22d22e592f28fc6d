import type { Palette } from '#scenes/scene'

/** CSS pixels, and device pixels to one of them. */
export interface Size {
  width: number
  height: number
  ratio: number
}

interface FontFile {
  family: string
  url: string
  weight: string
  unicodeRange: string
}

/** What the page says to the stage on which the canvases play. `id` is the canvas's. */
export type Command =
  | { type: 'fonts'; files: readonly FontFile[] }
  | {
      type: 'mount'
      id: number
      canvas: OffscreenCanvas
      /** A name in `liveScenes`. */
      scene: string
      size: Size
      palette: Palette
      /** For scenes that show something beyond themselves. */
      data?: unknown
    }
  | { type: 'play' | 'pause' | 'release'; id: number }
  | { type: 'resize'; id: number; size: Size }
  | { type: 'paint'; id: number; palette: Palette }
  | { type: 'update'; id: number; update: unknown }

/** What the stage says to the page. */
export type Report =
  /** The first frame is on the canvas. */
  { type: 'drawn'; id: number } | { type: 'failed'; id: number; reason: string }
