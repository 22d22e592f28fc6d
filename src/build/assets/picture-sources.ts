import { readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'

import sharp from 'sharp'

import type { Hue } from '#content/types'

import { IMAGES_FOLDER } from '../content/folder.ts'
import { digest } from './digest.ts'
import type { Source } from './encode.ts'
import type { PaintScene, Theme } from './paint-scene.ts'
import { once } from './workshop.ts'

const FRAME = { width: 640, height: 400 } // CSS pixels: a project's picture as a page shows it

/** How the parts of the site want their pictures. */
export const formats = {
  project: { widths: [480, 800, 1200], ratio: 400 / 640 },
  portrait: { widths: [320, 640, 960], ratio: 5 / 4 },
}
export type PictureFormat = (typeof formats)[keyof typeof formats]

/** A scene's still moment. Its key is what it looks like, whatever that comes from. */
export const sceneSource = (paint: PaintScene, name: string, theme: Theme, hue: Hue): Source => {
  const { widths, ratio } = formats.project
  const draw = (width: number) => {
    const canvas = paint(name, { theme, hue, ...FRAME, scale: width / FRAME.width })
    const raw = { width: canvas.width, height: canvas.height, channels: 4 as const }
    return { pixels: canvas.data(), raw }
  }
  return {
    name: `${name}-${theme}`,
    key: digest(draw(Math.max(...widths)).pixels),
    widths,
    ratio,
    draw: async (width) => {
      const { pixels, raw } = draw(width)
      return sharp(pixels, { raw }).removeAlpha()
    },
  }
}

const readImage = async (place: string) => {
  const bytes = await readFile(place)
  const facts = await sharp(bytes)
    .metadata()
    .catch((cause: unknown) => {
      throw new Error(`${place} cannot be read as an image`, { cause })
    })
  return { bytes, ...facts, ...facts.autoOrient } // the size as it is seen, not as it is stored
}

/** The owner's file, cropped to what matters in it and never enlarged. */
export const fileSource = async (
  root: string,
  file: string,
  { widths, ratio }: PictureFormat,
): Promise<Source> => {
  const {
    bytes,
    width,
    height,
    density = 72,
    format,
  } = await readImage(join(root, IMAGES_FOLDER, file))
  const widest = Math.max(...widths)
  const cropped = Math.min(width, Math.floor(height / ratio))
  const isDrawing = format === 'svg'
  const most = isDrawing ? widest : Math.min(widest, cropped)
  const options = isDrawing ? { density: (density * widest) / cropped } : {}

  const crop = once(() =>
    sharp(bytes, options)
      .autoOrient()
      .resize(most, Math.round(most * ratio), { fit: 'cover', position: sharp.strategy.attention })
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer(),
  )
  return {
    name:
      parse(file)
        .name.toLowerCase()
        .match(/[a-z0-9]+/g)
        ?.join('-') ?? 'picture',
    key: digest(bytes, most, ratio),
    widths: [...widths.filter((wide) => wide < most), most],
    ratio,
    draw: async (wide) => sharp(await crop()).resize(wide, Math.round(wide * ratio)),
  }
}
