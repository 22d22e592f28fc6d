/**
 * How the parts of the site want their pictures: pixels across, the height for a width of 1, and the
 * point that stays in sight unless the content names another.
 */
export const formats = {
  project: { widths: [480, 800, 1200], ratio: 400 / 640, focus: '50% 50%' },
  portrait: { widths: [320, 640, 960], ratio: 5 / 4, focus: '50% 30%' },
}

export type PictureFormat = (typeof formats)[keyof typeof formats]

interface Size {
  width: number
  height: number
}

/** How wide a picture still is when it is cropped to its place. */
export const croppedWidth = ({ width, height }: Size, { ratio }: PictureFormat) =>
  Math.min(width, Math.floor(height / ratio))
