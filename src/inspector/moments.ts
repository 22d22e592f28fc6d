import type { AnyActor, AnyMachineSnapshot, AnyStateMachine, Snapshot } from 'xstate'

import { INIT, type Step, type StepActor, STOP, type Timer } from '#actors/step.ts'
import { timersLeft } from '#actors/timers.ts'
import type { Source } from './source.ts'

/** An actor at a moment. */
export interface ActorMoment {
  actor: StepActor
  snapshot: Snapshot<unknown>
  /** The last step that it has taken until then, if it is remembered. */
  step: Step | undefined
  timers: readonly Timer[]
  hasLeft: boolean
}

const actorAfter = (step: Step, now: number): ActorMoment => ({
  actor: step.actor,
  snapshot: step.after,
  step,
  timers: timersLeft(step.timers, now),
  hasLeft: step.event.type === STOP,
})

/**
 * An actor after a step of the past, or now; undefined if it has not come yet. Of one whose earlier steps
 * are forgotten, what was before the first that is known.
 */
export const actorAt = (
  source: Source,
  actor: StepActor,
  moment?: Step,
): ActorMoment | undefined => {
  const last = source.lastStepOf(actor)
  if (!moment) return last && actorAfter(last, source.now())
  const own = source.steps().filter((step) => step.actor === actor)
  const step = own.findLast(({ id }) => id <= moment.id)
  if (step) return actorAfter(step, moment.at)
  const [next = last] = own
  if (!next || next.event.type === INIT) return undefined
  const isOver = next.id <= moment.id
  const snapshot = isOver ? next.after : next.before
  return { actor, snapshot, step: undefined, timers: isOver ? next.timers : [], hasLeft: false }
}

/** The machine that an actor runs, as the page has provided it; undefined if it runs none. */
export const machineOf = ({ logic }: StepActor) =>
  'root' in Object(logic) ? (logic as AnyStateMachine) : undefined

/** The id of an actor's machine; empty if it runs none. */
export const machineIdOf = (actor: StepActor) => machineOf(actor)?.id ?? ''

/** The actors that one has started and that are still there. */
const childrenIn = (snapshot: Snapshot<unknown> | undefined): StepActor[] => {
  const { children = {} } = (snapshot ?? {}) as Partial<AnyMachineSnapshot>
  return Object.values<AnyActor | undefined>(children as never).filter(
    (child) => child !== undefined,
  )
}

export interface ListedActor {
  actor: StepActor
  /** How many others are between it and the page. */
  depth: number
  /** Undefined if it has not come yet. */
  shown: ActorMoment | undefined
}

/** The actors of a moment, each with those that it has started after it. */
export const actorsAt = (source: Source, moment?: Step): ListedActor[] => {
  const list = (actor: StepActor, depth: number): ListedActor[] => {
    const shown = actorAt(source, actor, moment)
    const children = childrenIn(shown?.snapshot)
    return [{ actor, depth, shown }, ...children.flatMap((child) => list(child, depth + 1))]
  }
  return rootsAt(source, moment).flatMap((actor) => list(actor, 0))
}

/** The roots that are here now, and those that were there at a moment and have left since. */
export const rootsAt = (source: Source, moment?: Step): StepActor[] => {
  const roots = source.roots()
  if (!moment) return [...roots]
  const others = new Set(source.steps().map(({ actor }) => actor))
  const started = new Set(source.steps().flatMap(({ after }) => childrenIn(after)))
  const left = [...others].filter((actor) => {
    if (roots.includes(actor) || started.has(actor)) return false
    const shown = actorAt(source, actor, moment)
    return shown !== undefined && !shown.hasLeft
  })
  // One that is restored has taken the place of one that was there.
  const isLater = ({ id }: StepActor) => left.some((actor) => actor.id === id)
  return [...left, ...roots.filter((actor) => !isLater(actor))]
}

/**
 * The actor of an id or a machine: of two with one id, the later one that was there at the moment. One that
 * has left is found, too.
 */
export const actorOf = (source: Source, wanted: string | null, moment?: Step) => {
  const here = actorsAt(source, moment)
  const own = source.steps().filter(({ actor }) => actor.id === wanted)
  const earlier = moment && own.findLast(({ id }) => id <= moment.id)
  const found =
    here.findLast(({ actor, shown }) => actor.id === wanted && shown) ??
    earlier ??
    here.find(({ actor }) => actor.id === wanted || machineIdOf(actor) === wanted) ??
    own.at(-1)
  return found?.actor
}
