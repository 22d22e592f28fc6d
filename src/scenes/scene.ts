/** What a scene may know about the moment it draws. Lengths are CSS pixels. */
export interface Frame {
  /** Seconds since the scene began. */
  time: number
  width: number
  height: number
}

/** CSS colours. `hue` is the project's own; the others are the site's tokens. */
export interface Palette {
  ink: string
  raised: string
  inset: string
  line: string
  lineStrong: string
  text: string
  muted: string
  hue: string
}

interface SceneOptions<Data = undefined> {
  palette: Palette
  /** What the scene shows, where that is not all in its code. */
  data: Data
  /** 0..1. Seeded, so that the same scene can be drawn twice. */
  random: () => number
}

/** The 2D context of a page's canvas, of a worker's, or of one in Node. */
export type SceneContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Set up once, then draw. A scene owns neither its clock nor its canvas. */
export type Scene = (context: SceneContext, options: Omit<SceneOptions, 'data'>) => Draw

type Draw = (frame: Frame) => void

/** One that follows what happens on the page, and rests while nothing does. */
export type LiveScene<Data, Update> = (
  context: SceneContext,
  options: SceneOptions<Data>,
) => SceneInstance<Update>

export interface SceneInstance<Update = never> {
  /** @returns false when nothing will move until there is update */
  draw: (frame: Frame) => boolean | void
  update?: (update: Update) => void
}

/** What each `<name>.scene.ts` exports. */
export interface SceneModule<Kind = Scene> {
  scene: Kind
  /** Seconds: the best moment, shown as the still image and the moment at which the live scene starts. */
  still: number
}
