import type { SceneContext, SceneInstance, Palette } from '#scenes/scene'
import { liveScenes } from '#scenes/index'
import { mulberry32, SEED } from '#scenes/random'

import type { Command, Size } from './protocol'

const DEFAULT_FPS = 30

type Mount = Extract<Command, { type: 'mount' }>

/** Loads a scene and sets it up on a canvas, at the moment of its still image. */
const createInstance = async ({ canvas, scene, palette, data }: Mount) => {
  const module = await liveScenes[scene]?.()
  if (!module) throw new Error(`no scene is called ${scene}`)
  const { isTransparent = false } = module
  // The compositor leaves out what lies behind an opaque canvas.
  const context: SceneContext | null = canvas.getContext('2d', { alpha: isTransparent })
  if (!context) throw new Error('no 2D context')
  const setUp = (colors: Palette) =>
    module.scene(context, { palette: colors, random: mulberry32(SEED), data: data as never })

  const { still: time, fps = DEFAULT_FPS } = module
  const intervalMs = 1000 / fps
  const first = setUp(palette)
  if (typeof first !== 'function')
    return { context, instance: first, time, intervalMs, isTransparent }
  // A plain scene keeps nothing from frame to frame: other colours are another draw function.
  let draw = first
  const instance: SceneInstance = {
    draw: (frame) => draw(frame),
    update: () => false,
    repaint: (colors) => void (draw = setUp(colors) as typeof first),
  }
  return { context, instance, time, intervalMs, isTransparent }
}

/** A scene on its canvas. */
export interface Player {
  canvas: OffscreenCanvas
  context: SceneContext
  instance: SceneInstance
  size: Size
  /** Seconds of the scene. */
  time: number
  /** Milliseconds between two frames. */
  intervalMs: number
  lastMs: number | undefined
  /** When the next frame is due; `Infinity` while it stands. */
  dueMs: number
  isPlaying: boolean
  /** It must be drawn once, although it does not play. */
  isDirty: boolean
  hasDrawn: boolean
  hasPlayed: boolean
  isTransparent: boolean
}

/** Loads a scene for a canvas. It stands at the moment of its still image. */
export const createPlayer = async (
  command: Extract<Command, { type: 'mount' }>,
): Promise<Player> => ({
  canvas: command.canvas,
  size: command.size,
  ...(await createInstance(command)),
  lastMs: undefined,
  dueMs: Infinity,
  isPlaying: false,
  isDirty: true,
  hasDrawn: false,
  hasPlayed: false,
})

/** Draws the present moment, unless its canvas has no size. @returns whether the scene goes on */
export const drawPlayer = (player: Player) => {
  const { canvas, context, size, instance } = player
  const [width, height] = [size.width * size.ratio, size.height * size.ratio].map(Math.round)
  if (!width || !height) return false
  if (canvas.width !== width) canvas.width = width
  if (canvas.height !== height) canvas.height = height
  context.setTransform(size.ratio, 0, 0, size.ratio, 0, 0)
  const moves = instance.draw({ time: player.time, width: size.width, height: size.height })
  player.hasDrawn = true
  player.isDirty = false
  return moves !== false
}

/** Whether the page shows a copy while it stands. One could not see through the copy. */
export const isCopied = ({ isTransparent, hasDrawn, hasPlayed }: Player) =>
  !isTransparent && hasDrawn && hasPlayed
