import type { EntranceOptions } from '#motion/entrance-options'

import { momentsOf, tweensOf } from './moments.ts'

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

/** What may be said of a tween beside what it changes. */
const OF_A_TWEEN = /^(?:duration|delay|ease|startAt|runBackwards|immediateRender|parent|overwrite)$/

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
    const tweens = tweensOf(timeline)
    if (timeline.delay() || tweens.length < timeline.getChildren(false).length)
      throw refuse('it must consist of tweens, and begin at once.')
    for (const tween of tweens) {
      if (tween.targets().some((target) => target !== pose))
        throw refuse('it may move nothing but the element that it is given.')
      const names = Object.keys({ ...tween.vars, ...(tween.vars.startAt as object) })
      const other = names.find((key) => !(key in REST) && !OF_A_TWEEN.test(key))
      if (other) throw refuse(`${other} is none of ${properties.join(', ')}.`)
    }
    const moments = new Set([0, ...tweens.flatMap(momentsOf)])
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
