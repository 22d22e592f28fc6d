import type { Sharp } from 'sharp'

import { middleOf, type Picture } from '../../components/picture/sources.ts'
import { once } from '../lib/cache.ts'
import { digest } from '../lib/digest.ts'
import type { BuildContext } from '../context/context.ts'
import type { Source } from './sources.ts'

const encoders = {
  avif: { quality: 50, effort: 2, chromaSubsampling: '4:4:4' },
  webp: { quality: 80, effort: 2 },
} as const

type Format = keyof typeof encoders

const encode = (image: Sharp, format: Format) =>
  (format === 'avif' ? image.avif(encoders.avif) : image.webp(encoders.webp)).toBuffer()

/** Adds a picture's files to the store, to be encoded when they are read. */
export const addPicture = (
  { store, url }: BuildContext,
  { name, key, widths, ratio, draw }: Source,
): Picture => {
  // One hash for all files, so that a page needs only the stem.
  const pictureKey = digest(key, encoders, widths)
  const stem = store.stem(name, pictureKey)
  for (const width of widths) {
    const drawn = once(() => draw(width))
    for (const format of width === middleOf(widths)
      ? (['avif', 'webp'] as const)
      : (['avif'] as const)) {
      const make = async () => encode((await drawn()).clone(), format)
      store.addNamed(`${stem}-${width}.${format}`, digest(pictureKey, width, format), make)
    }
  }
  return { stem: url(stem), widths, height: Math.round(Math.max(...widths) * ratio) }
}
