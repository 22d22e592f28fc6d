import type { Course } from './course'
import { momentsOf, movementsOf } from './movements'

/** Records what a timeline does to a number of a plain object. The build does, for the page. */
export const recordCourse = (timeline: gsap.core.Timeline, read: () => number): Course => {
  const duration = timeline.duration()
  const movements = movementsOf(timeline) ?? []
  const all = new Set(movements.flatMap((movement) => momentsOf(movement, duration)))
  const moments = [...all].toSorted((one, other) => one - other)
  const values = moments.map((moment) => {
    timeline.pause(moment)
    return read()
  })
  timeline.kill()
  return { durationMs: duration * 1000, offsets: moments.map((at) => at / duration), values }
}
