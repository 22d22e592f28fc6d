import { readFile, stat } from 'node:fs/promises'

import { once } from '#lib/once.ts'

/** The least size of a side: a thinner picture has nothing left when it is cropped. */
const LEAST_PX = 16
const UNREADABLE =
  'is a file that no program can read as a picture: save the picture again, as a png or jpg'
const TOO_LARGE = 'has too many pixels: save it smaller, 4,000 pixels wide'
const TOO_SMALL = `is too small: save it larger, with ${LEAST_PX} pixels at least on each side`

/** A file is decoded again only when its size or its time has changed. */
const readFacts = once(async (path: string, ..._version: number[]) => {
  // Loaded for pictures alone: the check of a content without pictures is faster.
  const [{ default: sharp }, bytes] = await Promise.all([import('sharp'), readFile(path)])
  try {
    const image = sharp(bytes)
    const { format, autoOrient } = await image.metadata()
    // A broken file's head may be whole: the picture is decoded to its end.
    await image.resize(8, 8, { fit: 'fill' }).raw().toBuffer()
    // A photograph may lie on its side in its file; a drawing has no size of its own.
    const isDrawing = format === 'svg'
    const isSmall = !isDrawing && Math.min(autoOrient.width, autoOrient.height) < LEAST_PX
    return { ...autoOrient, isDrawing, trouble: isSmall ? TOO_SMALL : '' }
  } catch (error) {
    const trouble = /pixel limit/.test(String(error)) ? TOO_LARGE : UNREADABLE
    return { width: 0, height: 0, isDrawing: false, trouble }
  }
})

/** Reads a picture down to its last pixel: its size as it is seen, and why it cannot be used, if so. */
export const readPicture = async (path: string) => {
  const { size, mtimeMs } = await stat(path)
  return readFacts(path, size, mtimeMs)
}
