import { type Canvas, createCanvas } from '@napi-rs/canvas'

import type { Hue } from '#content/types'
import { scenes } from '#scenes/index'
import { mulberry32, SEED } from '#scenes/random'
import type { SceneContext } from '#scenes/scene'

import { themes } from '../../../uno.config.ts'

export type Theme = keyof typeof themes

interface Painting {
  /** A scene of `src/scenes`. */
  name: string
  theme: Theme
  hue: Hue
  /** CSS pixels. */
  width: number
  height: number
  /** Device pixels per CSS pixel. */
  scale: number
}

// All at once: `loadFresh` closes its loader when this module is there.
const modules = Object.fromEntries(
  await Promise.all(
    Object.entries(scenes).map(async ([name, load]) => [name, await load()] as const),
  ),
)

/**
 * Paints a scene's still moment as the page does.
 * @public `loadFresh` imports it by its path.
 */
export const paintScene = ({ name, theme, hue, width, height, scale }: Painting): Canvas => {
  const module = modules[name]
  if (!module) throw new Error(`No scene is called ${name}`)
  const { ink, raised, inset, line, 'line-strong': lineStrong, text, muted } = themes[theme]
  const palette = { ink, raised, inset, line, lineStrong, text, muted, hue: themes[theme][hue] }

  const canvas = createCanvas(Math.round(width * scale), Math.round(height * scale))
  const drawing = canvas.getContext('2d')
  drawing.lang = 'en' // the host's language would change some glyphs
  drawing.scale(scale, scale)
  // Seeded as in live scenes, which continue from the still image.
  const random = mulberry32(SEED)
  const draw = module.scene(drawing as unknown as SceneContext, { palette, random })
  draw({ time: module.still, width, height })
  return canvas
}

export type PaintScene = typeof paintScene
