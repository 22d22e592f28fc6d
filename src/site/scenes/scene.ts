/** The moment that a scene draws. Lengths are in CSS pixels. */
export interface Frame {
  /** Seconds since the scene began. */
  time: number
  width: number
  height: number
  /**
   * The state of the scene's reducer, which says what the pointer has done; undefined before its
   * first touch.
   */
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

/** A scene is set up once. Each frame is then a pure function of its time, size and touch. */
export type Scene = (context: SceneContext, palette: Palette) => (frame: Frame) => void

/** What a pointer does on a picture. */
export interface TouchInput {
  type: 'press' | 'move' | 'release' | 'leave'
  /** The kind of pointer: a finger's `release` ends its pointing, a mouse's does not. */
  pointer: string
  /** Position in units of the artboard. */
  x: number
  y: number
  /** Time in seconds of the scene. */
  time: number
}

/**
 * Makes a scene's reducer: its state is what the pointer has done, as far as the scene needs it.
 */
export type Touching<State> = (
  context: SceneContext,
) => (state: State | undefined, input: TouchInput) => State | undefined

/**
 * A part of the artboard that is grabbed and dragged: a finger that moves there does not swipe.
 * Units.
 */
export interface Grip {
  x: number
  y: number
  radius: number
}

/** What each `<name>.scene.ts` exports. */
export interface SceneModule {
  scene: Scene
  /** The moment of the still image, at which the live scene starts, in seconds. */
  still: number
  /** Frames per second that the scene needs; 30 by default. */
  fps?: number
  /** The scene's reducer of touches; without it, the picture can only be watched. */
  touch?: Touching<unknown>
  grip?: Grip
}
