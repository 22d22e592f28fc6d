import { readdir, readFile } from 'node:fs/promises'
import { join, parse } from 'node:path'

import sharp, { type Sharp } from 'sharp'
import { normalizePath } from 'vite'

import type { Hue } from '#content-model/schema/types.ts'

import { themes } from '../../../uno.config.ts'
import { sceneOf } from '#site/components/picture/picture-files.ts'
import { imagesFolder } from '#build/context/content-folder.ts'
import type { BuildContext } from '#build/context/context.ts'
import { loadFresh } from '#build/context/load.ts'
import { cutWeight } from '#build/fonts/cuts.ts'
import { families, filesOf } from '#build/fonts/families.ts'
import { plainName } from '#build/lib/site-address.ts'
import { once } from '#lib/once.ts'
import { paths } from '#build/lib/paths.ts'
import { digest } from '#build/lib/digest.ts'
import { formats, type PictureFormat } from './formats.ts'
import type { Theme } from '#machines/themes.ts'
import type { PaintScene } from './paint-scene.ts'
import { readPicture } from './picture-facts.ts'

/** Dots per inch at which a drawing is as large as its own size says. */
const SVG_DENSITY = 72

/** Where a part of a side begins whose middle is at the focus, in per cent, or as near to it as the side allows. */
const startAround = (focus: string, side: number, part: number) => {
  const middle = (side * Number.parseFloat(focus)) / 100
  return Math.max(0, Math.min(middle - part / 2, side - part))
}

/** A file of the content, cropped around its focus to its format and never enlarged. */
export const fileSource = async (
  root: string,
  file: string,
  format: PictureFormat,
  focus = format.focus,
) => {
  const { widths, ratio } = format
  const path = join(imagesFolder(root), file)
  const [bytes, { isDrawing, ...size }] = await Promise.all([readFile(path), readPicture(path)])
  // The largest part of the picture that has the format's ratio.
  const cropWidth = Math.min(size.width, Math.floor(size.height / ratio))
  const cropHeight = Math.min(size.height, cropWidth * ratio)
  const widest = Math.max(...widths)
  const most = isDrawing ? widest : Math.min(widest, cropWidth)
  // A drawing is read as large as its widest file, and any other picture as it is.
  const scale = isDrawing ? widest / cropWidth : 1
  const svg = { stylesheet: `:root{color:${themes.dark.signal}}` }
  const [x = '', y = ''] = focus.split(' ')
  const region = {
    left: Math.floor(startAround(x, size.width, cropWidth) * scale),
    top: Math.floor(startAround(y, size.height, cropHeight) * scale),
    width: Math.floor(cropWidth * scale),
    height: Math.floor(cropHeight * scale),
  }

  const crop = once(() =>
    sharp(bytes, isDrawing ? { density: SVG_DENSITY * scale, svg } : {})
      .autoOrient()
      .extract(region)
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer(),
  )
  return {
    /** The start of its files' names. */
    name: plainName(parse(file).name) ?? 'picture',
    /** Hashes everything that decides how the picture looks. */
    key: digest(bytes, most, ratio, region, isDrawing && svg),
    widths: [...widths.filter((wide) => wide < most), most],
    /** Height for a width of 1. */
    ratio,
    draw: async (wide: number): Promise<Sharp> =>
      sharp(await crop()).resize(wide, Math.round(wide * ratio), { fit: 'fill' }),
  }
}

/** A picture to be drawn at several widths. */
export type PictureSource = Awaited<ReturnType<typeof fileSource>>

/** Hashes what all scenes are drawn with: their code, colours and fonts, and the owner's place. */
const hashScenes = async ({ root, content }: BuildContext) => {
  const { identity } = await content()
  const found = await readdir(join(root, paths.scenes), { recursive: true })
  const code = found
    .filter((file) => file.endsWith('.ts'))
    .map(normalizePath)
    .toSorted()
  const scenes = code.map((file) => join(paths.scenes, file))
  const files = [paths.design, paths.fonts, paths.paintScene, ...scenes]
  const texts = await Promise.all(files.map((file) => readFile(join(root, file))))
  return digest(...texts, identity)
}

/** Loads the scenes anew, and once in a process the site's fonts for them. */
const openScenes = async (context: BuildContext): Promise<PaintScene> => {
  // Importing takes half a second: only a build that draws a scene pays for it.
  const { GlobalFonts } = await import('@napi-rs/canvas')
  for (const family of families) {
    if (GlobalFonts.has(family.role)) continue
    const [latin] = await filesOf(context.root, family)
    GlobalFonts.register(await cutWeight(context, latin!, family.weight), family.role)
  }
  return (await loadFresh<{ paintScene: PaintScene }>(context.root, paths.paintScene)).paintScene
}

interface Project {
  image: string
  imageFocus?: string | undefined
  hue: Hue
}

/** Returns a function that finds a project's picture: a file, or the still image of a scene. */
export const projectSources = (context: BuildContext) => {
  const scenes = once(() => openScenes(context))
  const code = once(() => hashScenes(context))
  return async ({ image, imageFocus, hue }: Project, theme: Theme): Promise<PictureSource> => {
    const name = sceneOf(image)
    if (name === undefined) return fileSource(context.root, image, formats.project, imageFocus)
    return {
      name: `${name}-${theme}`,
      key: digest(await code(), name, theme, hue),
      ...formats.project,
      draw: async (width) => {
        const canvas = (await scenes())(name, theme, hue, width)
        const raw = { width: canvas.width, height: canvas.height, channels: 4 as const }
        return sharp(canvas.data(), { raw }).removeAlpha()
      },
    }
  }
}
