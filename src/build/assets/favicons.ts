import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import sharp from 'sharp'

import { themes } from '../../../uno.config.ts'
import { digest, versionOf } from './digest.ts'
import type { Workshop } from './workshop.ts'

const SOURCE = 'public/favicon.svg'

/** For browsers and home screens that take no SVG. */
export const favicons = [
  { file: 'favicon-32.png', size: 32, isOpaque: false },
  { file: 'apple-touch-icon.png', size: 180, isOpaque: true },
  { file: 'icon-192.png', size: 192, isOpaque: false },
  { file: 'icon-512.png', size: 512, isOpaque: false },
]

/** Promises the favicon in the sizes that some ask for. */
export const makeFavicons = async ({ root, store }: Workshop) => {
  const svg = await readFile(join(root, SOURCE))
  const { width } = await sharp(svg).metadata()
  for (const { file, size, isOpaque } of favicons) {
    const key = digest(svg, size, String(isOpaque), themes.dark.ink, versionOf(root, 'sharp'))
    store.addNamed(file, key, () => {
      const image = sharp(svg, { density: (72 * size) / width }).resize(size, size)
      // Home screens cut the corners themselves, and paint black where nothing is.
      return (isOpaque ? image.flatten({ background: themes.dark.ink }) : image)
        .png({ compressionLevel: 9 })
        .toBuffer()
    })
  }
}
