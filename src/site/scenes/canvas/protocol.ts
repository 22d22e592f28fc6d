import type { fontFiles } from 'virtual:fonts'

import type { Grip, Palette, TouchInput } from '../scene.ts'

export interface CanvasSize {
  /** CSS pixels. */
  width: number
  height: number
  /** Device pixels per CSS pixel. */
  ratio: number
}

/** What a pointer does on a canvas. The worker adds the time. */
export type Touch = Omit<TouchInput, 'time'>

export interface Mount {
  type: 'mount'
  id: number
  canvas: OffscreenCanvas
  /** The scene's name in `scenes`. */
  scene: string
  size: CanvasSize
  palette: Palette
}

/** A command from the page to the worker. `id` is the canvas's. */
export type RendererCommand =
  | { type: 'fonts'; files: typeof fontFiles }
  | Mount
  | { type: 'play' | 'pause' | 'rewind' | 'release'; id: number }
  | { type: 'resize'; id: number; size: CanvasSize }
  | { type: 'repaint'; id: number; palette: Palette }
  | { type: 'touch'; id: number; touch: Touch }

/** A report from the worker to the page. */
export type Report =
  /** The first frame is on the canvas. */
  | { type: 'drawn'; id: number; grip: Grip | undefined }
  | { type: 'failed'; id: number }
  /** Share of the last frames that came late, 0..1. */
  | { type: 'measured'; late: number }
