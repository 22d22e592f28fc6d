import gsap from 'gsap'

import { easeSegments } from './ease-segments.ts'

export const tweensOf = (timeline: gsap.core.Timeline) =>
  timeline.getChildren(false).filter((part) => part instanceof gsap.core.Tween)

/** The moments between which a tween changes evenly, in seconds of its timeline. */
export const momentsOf = (tween: gsap.core.Tween): number[] => {
  const [start, length] = [tween.startTime(), tween.duration()]
  const inside = easeSegments(gsap.parseEase(tween.vars.ease ?? 'none'))
  return [0, ...inside, 1].map((progress) => start + length * progress)
}
