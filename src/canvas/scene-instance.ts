import { liveScenes } from '#scenes/index'
import { mulberry32, SEED } from '#scenes/random'
import type { Palette, SceneContext, SceneInstance } from '#scenes/scene'

import type { Command } from './protocol'

const DEFAULT_FPS = 30

type Mount = Extract<Command, { type: 'mount' }>

/** Loads a scene and sets it up on a canvas, at the moment of its still image. */
export const createInstance = async ({ canvas, scene, palette, data }: Mount) => {
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
