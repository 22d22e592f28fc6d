import { isInGrip } from './artboard.ts'
import { FULL, wrap } from './easing.ts'
import type { Grip, TouchInput } from './scene.ts'

/** How fast it settles, per second: it is there after two and a half seconds. */
const SETTLE = 2.6
/** Share of the last speed that a new one takes over: the finger's last move alone would be chance. */
const STEADY = 0.4
/** Radians per second: the fastest throw turns it once. */
const FASTEST = 15

/** How far something has been turned by hand. Angles in radians, times in seconds. */
export interface Rotation {
  isGrabbed: boolean
  /** Grabbed: its angle. Let go: what is left, at `at`, until it is on its own course. */
  angle: number
  /** Radians per second. */
  speed: number
  at: number
  /** The pointer when it was last seen. */
  pointer: number
  /** How much later its own course is. */
  delay: number
}

type Course = (time: number) => number

/** Its angle. Let go, it settles on its course as a critically damped spring does. */
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
 * The reducer of a part that is taken hold of, turned, and let go: from then on it goes on from the
 * moment `home` of its course, where it is once it has settled.
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
  // As many whole turns off as the throw goes on by itself: it never turns back to settle.
  const reach = -speed / SETTLE
  const angle = reach + wrap(state.angle - course(home) - reach + FULL / 2, FULL) - FULL / 2
  return { ...state, isGrabbed: false, angle, speed, at: time, delay }
}
