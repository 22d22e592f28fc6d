import { momentsOf, movementsOf } from '#motion/movements'
import type { EntranceOptions } from '#motion/entrance-options'

/** What of an element an entrance may change, and how it stands at rest. Pixels, per cents, degrees. */
const REST = { opacity: 1, x: 0, y: 0, xPercent: 0, yPercent: 0, rotation: 0, scale: 1 }

export type Pose = typeof REST
export type Property = keyof Pose

export interface Sample {
  /** Seconds from the start. */
  time: number
  pose: Pose
}

const properties = Object.keys(REST) as Property[]

/** Properties that tweens set which are none of an element's pose. */
const NOT_OF_A_POSE = /^([z]|(scale|rotation|skew)[XY]|skew|alpha|autoAlpha)$/

const isAt = (pose: Pose, rest: Pose) =>
  properties.every((property) => Math.abs(pose[property] - rest[property]) < 1e-6)

/**
 * Runs an entrance on a plain object, which GSAP moves as it moves an element, and reads it at every
 * moment between which it changes evenly.
 *
 * @throws what cannot be written as CSS keyframes, said by the entrance's name
 */
export const sampleEntrance = (
  name: string,
  enter: (element: HTMLElement, options: EntranceOptions) => gsap.core.Timeline,
  order: number,
): Sample[] => {
  const pose: Pose = { ...REST }
  const timeline = enter(pose as never, { order }).pause()
  const refuse = (reason: string) => new Error(`The entrance ${name} cannot be compiled: ${reason}`)
  try {
    const movements = movementsOf(timeline)
    if (!movements || timeline.delay())
      throw refuse('it must consist of tweens of transforms and opacity, each played once.')
    for (const { tween } of movements) {
      if (tween.targets().some((target) => target !== pose))
        throw refuse('it may move nothing but the element that it is given.')
      const other = Object.keys(tween.vars).find((property) => NOT_OF_A_POSE.test(property))
      if (other) throw refuse(`${other} is none of ${properties.join(', ')}.`)
    }
    const duration = timeline.duration()
    const moments = new Set(movements.flatMap((movement) => momentsOf(movement, duration)))
    const samples = [...moments]
      .toSorted((a, b) => a - b)
      .map((time) => {
        timeline.totalTime(time, true)
        const { opacity, x, y, xPercent, yPercent, rotation, scale } = pose
        return { time, pose: { opacity, x, y, xPercent, yPercent, rotation, scale } }
      })
    const strange = properties.find((property) =>
      samples.some((sample) => !Number.isFinite(sample.pose[property])),
    )
    if (strange) throw refuse(`${strange} must be a number, without a unit.`)
    const last = samples.at(-1)
    if (!last || samples.every(({ pose: moved }) => isAt(moved, REST)))
      throw refuse('it changes nothing.')
    if (!isAt(last.pose, REST))
      throw refuse('at its end the element must be in its place, opaque and in its own size.')
    return samples
  } finally {
    timeline.kill()
  }
}
