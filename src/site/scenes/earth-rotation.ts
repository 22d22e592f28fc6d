import { isInGrip } from './artboard.ts'
import { FULL, wrap } from './easing.ts'
import type { Grip, TouchInput } from './scene.ts'

/** How fast the rotation settles, per second: it has settled after two and a half seconds. */
const SETTLE = 2.6
/** Share of the last speed in a new one: the finger's last move alone would be chance. */
const STEADY = 0.4
/** The highest speed, in radians per second: such a throw turns the globe once. */
const FASTEST = 15

/** How far something has been turned by hand. Angles in radians, times in seconds. */
export interface Rotation {
  isGrabbed: boolean
  /**
   * While it is grabbed, the angle. Once it is let go, the angle at `at` that is left to its own
   * course.
   */
  angle: number
  /** Radians per second. */
  speed: number
  at: number
  /** The pointer's last position. */
  pointer: number
  /** How many seconds later its own course is. */
  delay: number
}

type Course = (time: number) => number

/**
 * The angle at a time. Once it is let go, it settles on its course as a critically damped spring
 * does.
 */
export const angleOf = (
  { isGrabbed, angle, speed, at, delay }: Rotation,
  time: number,
  course: Course,
) => {
  if (isGrabbed) return angle
  const age = time - at
  return course(time - delay) + (angle + (speed + SETTLE * angle) * age) * Math.exp(-SETTLE * age)
}

/**
 * The reducer of a part that is grabbed, turned, and let go. It then continues from the moment
 * `home` of its course, and is on that course once it has settled.
 */
export const rotateBy = (
  state: Rotation | undefined,
  input: TouchInput,
  grip: Grip,
  course: Course,
  home: number,
): Rotation | undefined => {
  const { type, time } = input
  const across = (input.x - grip.x) / grip.radius
  if (type === 'press' && isInGrip(grip, input)) {
    const angle = state ? angleOf(state, time, course) : course(time)
    return { isGrabbed: true, angle, speed: 0, at: time, pointer: across, delay: 0 }
  }
  if (!state?.isGrabbed || type === 'press') return state
  const moved = across - state.pointer
  const passed = time - state.at
  if (type === 'move') {
    const speed = passed > 0 ? STEADY * state.speed + (1 - STEADY) * (moved / passed) : state.speed
    return { ...state, angle: state.angle + moved, speed, at: time, pointer: across }
  }
  const speed = Math.min(FASTEST, Math.max(-FASTEST, passed < 0.1 ? state.speed : 0))
  const delay = time - home
  // As many whole turns off as the throw makes by itself: the part never turns back to settle.
  const reach = -speed / SETTLE
  const angle = reach + wrap(state.angle - course(home) - reach + FULL / 2, FULL) - FULL / 2
  return { ...state, isGrabbed: false, angle, speed, at: time, delay }
}
