import { readFile, stat } from 'node:fs/promises'

import sharp from 'sharp'

import { once } from '../lib/cache.ts'

const TROUBLE =
  'is a file that no program can read as a picture: save the picture again, as a png or jpg'

/** A file is decoded again only when its size or its time has changed. */
const look = once(async (place: string, ..._version: number[]) => {
  const bytes = await readFile(place)
  try {
    const image = sharp(bytes)
    const { format, autoOrient } = await image.metadata()
    // Its head may be whole where the rest is not.
    await image.resize(8, 8, { fit: 'fill' }).raw().toBuffer()
    // A photograph may lie on its side in its file; a drawing has any size.
    return { ...autoOrient, isDrawing: format === 'svg', trouble: '' }
  } catch {
    return { width: 0, height: 0, isDrawing: false, trouble: TROUBLE }
  }
})

/** Reads a picture down to its last pixel: its size as it is seen, and why it cannot be used, if so. */
export const readPicture = async (place: string) => {
  const { size, mtimeMs } = await stat(place)
  return look(place, size, mtimeMs)
}
