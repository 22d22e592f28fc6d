/** A picture that the build has encoded in several widths. */
export interface Picture {
  /** What the addresses of all its files begin with. */
  stem: string
  /** Pixels, the smallest first. */
  widths: readonly number[]
  /** Pixels, of the widest. */
  height: number
}

/** In the colours of each theme. A file is the same in both. */
export interface Themed {
  dark: Picture
  light: Picture
}

/** What has a picture, with its addresses. */
export type Pictured<Thing> = Thing & { picture: Themed }

type Format = 'avif' | 'webp'

const address = ({ stem }: Picture, format: Format, width: number) => `${stem}-${width}.${format}`

/** The value of `srcset` for one format. */
export const srcSetOf = (picture: Picture, format: Format) =>
  picture.widths.map((width) => `${address(picture, format, width)} ${width}w`).join(', ')

/** The middle width, for browsers that know neither `srcset` nor AVIF. */
export const srcOf = (picture: Picture) =>
  address(picture, 'webp', picture.widths[Math.floor(picture.widths.length / 2)] ?? 0)

export const widthOf = ({ widths }: Picture) => widths.at(-1) ?? 0
