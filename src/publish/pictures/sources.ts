import { readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'

import sharp from 'sharp'

import type { Hue } from '#content/types'

import { themes } from '../../../uno.config.ts'
import { imagesFolder } from '../context/content-folder.ts'
import type { BuildContext } from '../context/context.ts'
import { readPicture } from './picture-facts.ts'
import { digest } from '../lib/digest.ts'
import type { Source } from './encode.ts'
import type { PaintScene, Theme } from './painter.ts'
import { croppedWidth, formats, type PictureFormat } from './formats.ts'
import { once } from '../lib/cache.ts'

const FRAME = { width: 640, height: 400 } // CSS pixels, as on a project's card

interface Scene {
  name: string
  theme: Theme
  hue: Hue
}

/**
 * A scene's still image. Its key hashes the pixels, so any change of how it looks counts. It is
 * painted for that only if the code of scenes, which `code` hashes, has changed.
 */
export const sceneSource = async (
  { cache }: BuildContext,
  paint: () => Promise<PaintScene>,
  { name, theme, hue }: Scene,
  code: string,
): Promise<Source> => {
  const { widths, ratio } = formats.project
  const draw = async (width: number) => {
    const canvas = (await paint())(name, { theme, hue, ...FRAME, scale: width / FRAME.width })
    const raw = { width: canvas.width, height: canvas.height, channels: 4 as const }
    return { pixels: canvas.data(), raw }
  }
  const key = await cache(digest('still', code, name, theme, hue), async () =>
    Buffer.from(digest((await draw(Math.max(...widths))).pixels)),
  )
  return {
    name: `${name}-${theme}`,
    key: key.toString(),
    widths,
    ratio,
    draw: async (width) => {
      const { pixels, raw } = await draw(width)
      return sharp(pixels, { raw }).removeAlpha()
    },
  }
}

/** The two percentages of an `object-position`, as fractions. */
const pointOf = (focus: string) => focus.split(' ').map((part) => Number.parseFloat(part) / 100)

/**
 * A file of the content, cropped to its format and never enlarged. `focus` keeps its relative
 * position in the crop, so pages can crop again with the same `object-position`.
 */
export const fileSource = async (
  root: string,
  file: string,
  format: PictureFormat,
  focus = format.focus,
): Promise<Source> => {
  const { widths, ratio } = format
  const place = join(imagesFolder(root), file)
  const [bytes, { isDrawing, trouble, ...size }] = await Promise.all([
    readFile(place),
    readPicture(place),
  ])
  if (trouble) throw new Error(`${place} ${trouble}`)
  const widest = Math.max(...widths)
  const across = croppedWidth(size, format)
  const most = isDrawing ? widest : Math.min(widest, across)
  const scale = most / across
  const svg = { stylesheet: `:root{color:${themes.dark.signal}}` }
  const [x = 0, y = 0] = pointOf(focus)

  const crop = once(async () => {
    const { density = 72 } = await sharp(bytes).metadata()
    const options = isDrawing ? { density: density * scale, svg } : {}
    const { data, info } = await sharp(bytes, options)
      .autoOrient()
      .resize(Math.max(most, Math.round(size.width * scale)))
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true })
    const height = Math.min(info.height, Math.round(most * ratio))
    return sharp(data)
      .extract({
        left: Math.round((info.width - most) * x),
        top: Math.round((info.height - height) * y),
        width: most,
        height,
      })
      .png({ compressionLevel: 1 })
      .toBuffer()
  })
  return {
    name:
      parse(file)
        .name.toLowerCase()
        .match(/[a-z0-9]+/g)
        ?.join('-') ?? 'picture',
    key: digest(bytes, most, ratio, focus, isDrawing ? svg.stylesheet : ''),
    widths: [...widths.filter((wide) => wide < most), most],
    ratio,
    draw: async (wide) => sharp(await crop()).resize(wide, Math.round(wide * ratio)),
  }
}
