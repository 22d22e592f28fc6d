import { scenes } from '#scenes/index'
import { mulberry32, SEED } from '#scenes/random'
import type { Palette, SceneContext } from '#scenes/scene'

import type { Command } from './protocol'

const DEFAULT_FPS = 30

type Mount = Extract<Command, { type: 'mount' }>

/** Loads a scene and sets it up on a canvas, at the moment of its still image. */
export const createInstance = async ({ canvas, scene, palette }: Mount) => {
  const module = await scenes[scene]?.()
  if (!module) throw new Error(`no scene is called ${scene}`)
  // The compositor leaves out what lies behind an opaque canvas.
  const context: SceneContext | null = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('no 2D context')
  /** A scene keeps nothing from frame to frame: other colours are another draw function. */
  const setUp = (colors: Palette) =>
    module.scene(context, { palette: colors, random: mulberry32(SEED) })
  const { still: time, fps = DEFAULT_FPS } = module
  return { context, setUp, draw: setUp(palette), time, intervalMs: 1000 / fps }
}
