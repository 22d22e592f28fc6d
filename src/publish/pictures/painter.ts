import { type Canvas, createCanvas } from '@napi-rs/canvas'

import type { Hue } from '#content/types'
import type { SceneContext } from '#scenes/scene'

import { loadFresh } from '../context/load.ts'
import { registerFonts } from '../fonts/canvas-fonts.ts'
import type { SceneModules } from './scene-modules.ts'
import type { BuildContext } from '../context/context.ts'

export type Theme = 'dark' | 'light'

interface Painting {
  theme: Theme
  hue: Hue
  /** CSS pixels. */
  width: number
  height: number
  /** Device pixels per CSS pixel; 1 by default. */
  scale?: number
  /** Seconds; the scene's still moment by default. */
  time?: number
}

export type PaintScene = (name: string, painting: Painting) => Canvas

const SCENE_MODULES = 'src/publish/pictures/scene-modules.ts'

/** Loads the scenes anew and returns a function that paints one as the page does. */
export const openPainter = async (context: BuildContext): Promise<PaintScene> => {
  const [{ sceneModules }] = await Promise.all([
    loadFresh<{ sceneModules: SceneModules }>(context.root, SCENE_MODULES),
    registerFonts(context),
  ])
  return (name, { theme, hue, width, height, scale = 1, time }) => {
    const module = sceneModules.scenes[name]
    if (!module) throw new Error(`No scene is called ${name}`)
    const { ink, raised, inset, line, text, muted, ...colors } = sceneModules.themes[theme]
    const palette = {
      ink,
      raised,
      inset,
      line,
      lineStrong: colors['line-strong'],
      text,
      muted,
      hue: colors[hue],
    }

    const canvas = createCanvas(Math.round(width * scale), Math.round(height * scale))
    const drawing = canvas.getContext('2d')
    drawing.lang = 'en' // the host's language would change some glyphs
    drawing.scale(scale, scale)
    const draw = module.scene(drawing as unknown as SceneContext, {
      palette,
      random: sceneModules.random(),
    })
    draw({ time: time ?? module.still, width, height })
    return canvas
  }
}
