const SCENE = 'scene:'

/**
 * The scene that draws a picture (`scene:earth` → `earth`), or nothing if the picture is a file.
 */
export const sceneOf = (image: string) =>
  image.startsWith(SCENE) ? image.slice(SCENE.length) : undefined

/** A picture that the build encoded in several widths. */
export interface PictureFiles {
  /** Start of the URLs of all its files. */
  stem: string
  /** The files' widths in pixels, ascending. */
  widths: readonly number[]
  /** The height of the widest file, in pixels. */
  height: number
}

/** The picture for each theme: both are the same, unless a scene draws them. */
export interface Themed {
  dark: PictureFiles
  light: PictureFiles
}

/** A picture of a case study, or a video's poster and the address of its file. */
export interface Figure extends Themed {
  video?: string
}

/** A project as pages show it: with the files of its picture, if it has one. */
export type Pictured<Project> = Project & { picture: Themed | undefined }

/** The value of `srcset`, as AVIF. */
export const srcSetOf = ({ stem, widths }: PictureFiles) =>
  widths.map((width) => `${stem}-${width}.avif ${width}w`).join(', ')

const middleWidth = (widths: readonly number[]) => widths[Math.floor(widths.length / 2)] ?? 0

/** The address of the file of middle width. */
export const srcOf = ({ stem, widths }: PictureFiles) => `${stem}-${middleWidth(widths)}.avif`

export const widestWidth = ({ widths }: PictureFiles) => widths.at(-1) ?? 0
