/** The moment that a scene draws. Lengths are CSS pixels. */
export interface Frame {
  /** Seconds since the scene began. */
  time: number
  width: number
  height: number
  /** What the pointer has done: the state of the scene's reducer; undefined before its first touch. */
  touch?: unknown
}

/** CSS colours: the site's tokens, and the project's `hue`. */
export interface Palette {
  ink: string
  inset: string
  line: string
  lineStrong: string
  text: string
  muted: string
  hue: string
}

/** The context of a canvas in the worker, of one in Node (the build's stills) or in a test. */
export type SceneContext = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Set up once. Each frame is then a pure function of its time, size and touch. */
export type Scene = (context: SceneContext, palette: Palette) => (frame: Frame) => void

/** What a pointer does on a picture. */
export interface TouchInput {
  type: 'press' | 'move' | 'release' | 'leave'
  /** A finger's `release` ends what it points at, a mouse's does not. */
  pointer: string
  /** Units of the artboard. */
  x: number
  y: number
  /** Seconds of the scene. */
  time: number
}

/** Makes a scene's reducer: what the pointer has done, as far as the scene needs it. */
export type Touching<State> = (
  context: SceneContext,
) => (state: State | undefined, input: TouchInput) => State | undefined

/** A part of the artboard that is grabbed and dragged: a finger that moves there does not swipe. Units. */
export interface Grip {
  x: number
  y: number
  radius: number
}

/** What each `<name>.scene.ts` exports. */
export interface SceneModule {
  scene: Scene
  /** Seconds: the moment of the still image, at which the live scene starts. */
  still: number
  /** Frames per second that its picture needs; 30 unless given. */
  fps?: number
  /** Without it, the picture can only be watched. */
  touch?: Touching<unknown>
  grip?: Grip
}
