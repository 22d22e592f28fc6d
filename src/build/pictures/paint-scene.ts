import { type Canvas, createCanvas } from '@napi-rs/canvas'

import type { Hue } from '#content-model/schema/types.ts'
import { scenes } from '#site/scenes/index.ts'
import type { SceneContext } from '#site/scenes/scene.ts'

import type { Theme } from '#machines/themes.ts'
import { themes } from '../../../uno.config.ts'

/** CSS pixels, as on a project's card. */
const FRAME = { width: 640, height: 400 }

// All at once: `loadFresh` closes its loader when this module is there.
const modules = Object.fromEntries(
  await Promise.all(
    Object.entries(scenes).map(async ([name, load]) => [name, await load()] as const),
  ),
)

/**
 * Paints the still moment of a scene of `src/site/scenes` as the page does, so many device pixels wide.
 * @public `loadFresh` imports it by its path.
 */
export const paintScene = (name: string, theme: Theme, hue: Hue, width: number): Canvas => {
  const module = modules[name]!
  const { ink, inset, line, 'line-strong': lineStrong, text, muted } = themes[theme]
  const palette = { ink, inset, line, lineStrong, text, muted, hue: themes[theme][hue] }

  const scale = width / FRAME.width
  const canvas = createCanvas(width, Math.round(FRAME.height * scale))
  const drawing = canvas.getContext('2d')
  drawing.lang = 'en' // the host's language would change some glyphs
  drawing.scale(scale, scale)
  const draw = module.scene(drawing as unknown as SceneContext, palette)
  draw({ time: module.still, ...FRAME })
  return canvas
}

export type PaintScene = typeof paintScene
