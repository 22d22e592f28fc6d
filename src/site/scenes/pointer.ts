import { progress } from './easing.ts'
import type { TouchInput } from './scene.ts'

/** Seconds in which what follows a pointer comes, and goes. */
const FADE = 0.2
/** Seconds for which it stays where a finger has left it. */
const STAYS = 4

/** Where a pointer is over a picture, or was last. */
export interface Pointed {
  x: number
  y: number
  /** Seconds of the scene: when it came, and when it is gone. */
  from: number
  until: number
}

/** The reducer of what only follows the pointer. */
export const follow = (
  state: Pointed | undefined,
  { type, pointer, x, y, time }: TouchInput,
): Pointed | undefined => {
  if (type === 'leave') return state && { ...state, until: Math.min(state.until, time) }
  const until = type === 'release' && pointer !== 'mouse' ? time + STAYS : Infinity
  const isThere = state && time < state.until
  return { x, y, until, from: isThere ? state.from : time }
}

/** How much of it is seen: 0..1. */
export const presence = ({ from, until }: Pointed, time: number) =>
  progress(time, from, FADE) * (1 - progress(time, until, FADE))
