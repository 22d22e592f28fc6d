import { middleOf, type Picture } from '../../components/picture/sources.ts'
import { once } from '../lib/cache.ts'
import { digest } from '../lib/digest.ts'
import type { BuildContext } from '../context/context.ts'
import type { Source } from './sources.ts'

const encoders = {
  avif: { quality: 50, effort: 2, chromaSubsampling: '4:4:4' },
  webp: { quality: 80, effort: 2 },
} as const

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
    const formats = width === middleOf(widths) ? (['avif', 'webp'] as const) : (['avif'] as const)
    for (const format of formats) {
      const make = async () => (await drawn()).clone().toFormat(format, encoders[format]).toBuffer()
      store.addNamed(`${stem}-${width}.${format}`, digest(pictureKey, width, format), make)
    }
  }
  return { stem: url(stem), widths, height: Math.round(Math.max(...widths) * ratio) }
}
