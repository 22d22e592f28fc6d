import { type Canvas, createCanvas } from '@napi-rs/canvas'

import type { Hue } from '#content/types'
import type { SceneContext } from '#scenes/scene'

import { loadFresh } from '../content/load.ts'
import { registerFonts } from '../fonts/canvas-fonts.ts'
import type { Shelf } from './scene-modules.ts'
import type { Workshop } from '../context.ts'

export type Theme = 'dark' | 'light'

interface Painting {
  theme: Theme
  hue: Hue
  /** CSS pixels. */
  width: number
  height: number
  /** Pixels of the image to a CSS pixel; 1 unless told. */
  scale?: number
  /** Seconds; the scene's still moment unless told. */
  time?: number
}

export type PaintScene = (name: string, painting: Painting) => Canvas

const SHELF = 'src/build/pictures/scene-modules.ts'

/** Loads the scenes as they are now and paints them as the page would. */
export const openStudio = async (workshop: Workshop): Promise<PaintScene> => {
  const [{ shelf }] = await Promise.all([
    loadFresh<{ shelf: Shelf }>(workshop.root, SHELF),
    registerFonts(workshop),
  ])
  return (name, { theme, hue, width, height, scale = 1, time }) => {
    const module = shelf.scenes[name]
    if (!module) throw new Error(`No scene is called ${name}`)
    const { ink, raised, inset, line, text, muted, ...colors } = shelf.themes[theme]
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
    const context = canvas.getContext('2d')
    context.lang = 'en' // of the host otherwise, and with it some glyphs
    context.scale(scale, scale)
    const draw = module.scene(context as unknown as SceneContext, {
      palette,
      random: shelf.random(),
    })
    draw({ time: time ?? module.still, width, height })
    return canvas
  }
}
