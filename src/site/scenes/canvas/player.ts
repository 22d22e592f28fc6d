import type { Palette, SceneContext } from '../scene.ts'
import { scenes } from '../index.ts'

import { pixelsOf } from './pixels.ts'
import type { Mount, Touch } from './protocol.ts'

const DEFAULT_FPS = 30
/** A touched scene moves with the display, as long as a thrown part may take to settle. */
const TOUCHED = { intervalMs: 1000 / 60, seconds: 3 }

/** Loads a scene and sets it up on a canvas. It shows the moment of its still image. */
export const createPlayer = async ({ canvas, scene, palette, size }: Mount) => {
  const module = await scenes[scene]?.()
  if (!module) throw new Error(`no scene is called ${scene}`)
  // The compositor leaves out whatever lies behind an opaque canvas.
  const context: SceneContext | null = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('no 2D context')
  const { still, fps = DEFAULT_FPS, grip, touch } = module
  /** A scene keeps nothing from frame to frame: for other colours another draw function is made. */
  const setUp = (colors: Palette) => module.scene(context, colors)
  return {
    canvas,
    context,
    setUp,
    draw: setUp(palette),
    size,
    still,
    /** Seconds of the scene. */
    time: still,
    grip,
    /** The scene's reducer; undefined if it can only be watched. */
    reduce: touch?.(context),
    /** The state of that reducer: what the pointer has done. */
    touch: undefined as unknown,
    /** The second of the scene until which it moves with the display. */
    livelyUntil: 0,
    /** Milliseconds between two frames. */
    intervalMs: 1000 / fps,
    lastMs: undefined as number | undefined,
    /** When the next frame is due; `Infinity` while the scene stands. */
    dueMs: Infinity,
    isPlaying: false,
    /** Whether the scene must be drawn once, although it does not play. */
    isDirty: true,
    hasDrawn: false,
  }
}

/** A scene on its canvas. */
export type Player = Awaited<ReturnType<typeof createPlayer>>

/** Tells a scene what the pointer does. @returns whether it takes any notice */
export const touchPlayer = (player: Player, touch: Touch) => {
  const { reduce, time } = player
  if (!reduce) return false
  player.touch = reduce(player.touch, { ...touch, time })
  player.livelyUntil = time + TOUCHED.seconds
  return true
}

/** Puts a scene back to its still moment, as if nobody had touched it. @returns whether it was elsewhere */
export const rewindPlayer = (player: Player) => {
  const wasElsewhere = player.time !== player.still
  Object.assign(player, { time: player.still, touch: undefined, livelyUntil: 0 })
  return wasElsewhere
}

/** Milliseconds between two frames of a scene now. */
export const intervalOf = ({ intervalMs, livelyUntil, time }: Player) =>
  time < livelyUntil ? Math.min(intervalMs, TOUCHED.intervalMs) : intervalMs

/** Draws the present moment, unless its canvas has no size. @returns whether it has one */
export const drawPlayer = (player: Player) => {
  const { canvas, context, size } = player
  const { width, height } = pixelsOf(size)
  if (!width || !height) return false
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
  context.setTransform(size.ratio, 0, 0, size.ratio, 0, 0)
  const { time, touch } = player
  player.draw({ time, width: size.width, height: size.height, touch })
  player.hasDrawn = true
  player.isDirty = false
  return true
}
