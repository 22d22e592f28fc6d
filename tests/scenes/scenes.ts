import { createHash } from 'node:crypto'

import { type Canvas, createCanvas } from '@napi-rs/canvas'

import type { Hue } from '#content/types'
import { scenes } from '#scenes/index'
import { mulberry32, SEED } from '#scenes/random'
import type { Frame, Palette, SceneContext, SceneModule } from '#scenes/scene'

import { themes } from '../../uno.config.ts'

/** The colours of the sample's projects; any other scene is looked at in the first of them. */
const hues: Partial<Record<string, Hue>> = {
  crypto: 'amber',
  gemini: 'violet',
  wellnest: 'mint',
  barcode: 'red',
  earth: 'sea',
  write: 'rose',
}

/** Every scene that there is. */
export const names = Object.keys(scenes)

export const paletteOf = (name: string, theme: keyof typeof themes = 'dark'): Palette => {
  const {
    'line-strong': lineStrong,
    ink,
    raised,
    inset,
    line,
    text,
    muted,
    ...colors
  } = themes[theme]
  return { ink, raised, inset, line, lineStrong, text, muted, hue: colors[hues[name] ?? 'amber'] }
}

const modules = new Map<string, SceneModule>(
  await Promise.all(
    Object.entries(scenes).map(async ([name, load]) => [name, await load()] as const),
  ),
)

export const moduleOf = (name: string) => modules.get(name)!

export const setUp = (name: string, context: SceneContext, seed = SEED) =>
  moduleOf(name).scene(context, { palette: paletteOf(name), random: mulberry32(seed) })

export const contextOf = (canvas: Canvas) => canvas.getContext('2d') as unknown as SceneContext

export const pixelsOf = (canvas: Canvas) =>
  new Uint32Array(
    canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height).data.buffer,
  )

/** One frame as pixels, from a scene that was set up for it alone. */
export const photograph = (name: string, frame: Frame, seed = SEED) => {
  const canvas = createCanvas(frame.width, frame.height)
  setUp(name, contextOf(canvas), seed)(frame)
  return pixelsOf(canvas)
}

/** The same for the same picture. */
export const digest = (pixels: Uint32Array) => createHash('sha1').update(pixels).digest('hex')

/** How far two pictures are apart: the mean over pixels of the channels' differences. */
export const distance = (one: Uint32Array, other: Uint32Array) => {
  let sum = 0
  for (let pixel = 0; pixel < one.length; pixel += 1)
    for (const shift of [0, 8, 16])
      sum += Math.abs(((one[pixel]! >> shift) & 255) - ((other[pixel]! >> shift) & 255))
  return sum / one.length
}
