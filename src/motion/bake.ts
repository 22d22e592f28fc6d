import { bendsOf } from './bends'
import { movementsOf } from './movements'
import { gsap } from './set-up'
import { sketch, type Drawing, type Sketch } from './sketch'

/** Seconds. Looked at so shortly before and after a movement starts or ends: it may jump there. */
const INSTANT = 1e-6

/**
 * Draws a timeline of transforms and opacity ahead of its time, into keyframes.
 *
 * GSAP itself does the drawing: paused, the timeline is moved forward through every moment at
 * which something starts, ends or bends, each element is looked at, and the timeline is put back.
 *
 * @returns nothing if nothing changes, or if the timeline has to be played on GSAP's ticker
 */
export function bake(timeline: gsap.core.Timeline): Drawing[] {
  const movements = timeline.delay() ? undefined : movementsOf(timeline)
  if (!movements) return []
  timeline.pause()
  timeline.parent?.remove(timeline)

  const duration = timeline.duration()
  const within = gsap.utils.clamp(0, duration)
  const sketches = new Map<HTMLElement, Sketch>()
  for (const { tween, start, isTransform } of movements) {
    const length = tween.duration()
    const knots = [0, start, start + length, duration]
    const bends = bendsOf(gsap.parseEase(tween.vars.ease ?? 'none'))
    const moments = [
      ...knots.flatMap((knot) => [knot - INSTANT, knot + INSTANT]),
      ...bends.map((progress) => start + length * progress),
    ].map(within)
    for (const element of tween.targets<HTMLElement>()) {
      const own = sketches.get(element) ?? sketch(element)
      if (isTransform) own.takeApart()
      for (const moment of moments) own.moments.add(moment)
      sketches.set(element, own)
    }
  }

  const all = [...sketches.values()]
  const moments = new Set(all.flatMap((one) => [...one.moments]))
  const now = timeline.totalTime()
  for (const moment of [...moments].toSorted((a, b) => a - b)) {
    timeline.totalTime(moment, true)
    for (const one of all) if (one.moments.has(moment)) one.look(moment / duration)
  }
  timeline.totalTime(now, true)
  return all.map((one) => one.drawing()).filter(({ isStill }) => !isStill)
}
