import { type ElementKeyframes, type KeyframeRecorder, recordKeyframes } from './keyframes'
import { momentsOf, movementsOf } from './movements'

const canAnimate = (target: unknown) => target instanceof HTMLElement && 'animate' in target

/**
 * Samples a timeline of transforms and opacity into keyframes.
 *
 * GSAP itself computes the samples: paused, the timeline is moved through every moment at which a
 * tween starts, ends or leaves a straight line, each element is read, and the timeline is put back.
 *
 * @returns nothing if nothing changes, or if the timeline has to be played on GSAP's ticker
 */
export function bake(timeline: gsap.core.Timeline): ElementKeyframes[] {
  const movements = timeline.delay() ? undefined : movementsOf(timeline)
  if (!movements?.every(({ tween }) => tween.targets().every(canAnimate))) return []
  timeline.pause()
  timeline.parent?.remove(timeline)

  const duration = timeline.duration()
  const recorders = new Map<HTMLElement, KeyframeRecorder>()
  for (const movement of movements) {
    const moments = momentsOf(movement, duration)
    for (const element of movement.tween.targets<HTMLElement>()) {
      const recorder = recorders.get(element) ?? recordKeyframes(element)
      if (movement.isTransform) recorder.parseTransform()
      for (const moment of moments) recorder.moments.add(moment)
      recorders.set(element, recorder)
    }
  }

  const all = [...recorders.values()]
  const moments = new Set(all.flatMap((recorder) => [...recorder.moments]))
  const now = timeline.totalTime()
  for (const moment of [...moments].toSorted((a, b) => a - b)) {
    timeline.totalTime(moment, true)
    for (const recorder of all) if (recorder.moments.has(moment)) recorder.record(moment / duration)
  }
  timeline.totalTime(now, true)
  return all.map((recorder) => recorder.keyframes()).filter(({ isStill }) => !isStill)
}
