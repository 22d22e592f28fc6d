import { progress } from './easing.ts'
import type { TouchInput } from './scene.ts'

/** Seconds in which a follower of the pointer appears, and disappears. */
const FADE = 0.2
/** Seconds for which the follower stays where a finger has left it. */
const STAYS = 4

/** The present or last position of a pointer over a picture. */
export interface Pointed {
  x: number
  y: number
  /** When the pointer came, and when its follower is gone, in seconds of the scene. */
  from: number
  until: number
}

/** The reducer of a scene that only follows the pointer. */
export const follow = (
  state: Pointed | undefined,
  { type, pointer, x, y, time }: TouchInput,
): Pointed | undefined => {
  if (type === 'leave') return state && { ...state, until: Math.min(state.until, time) }
  const until = type === 'release' && pointer !== 'mouse' ? time + STAYS : Infinity
  const isThere = state && time < state.until
  return { x, y, until, from: isThere ? state.from : time }
}

/** How visible the follower is: 0..1. */
export const presence = ({ from, until }: Pointed, time: number) =>
  progress(time, from, FADE) * (1 - progress(time, until, FADE))
