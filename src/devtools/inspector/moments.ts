import type { AnyMachineSnapshot, AnyStateMachine, Snapshot } from 'xstate'

import { childrenOf } from '#devtools/actors/children-of.ts'
import { INIT, type Step, type StepActor, STOP, type Timer } from '#devtools/actors/step.ts'
import { timersLeft } from '#devtools/actors/timers.ts'
import { memoizeLast } from './explain/memoize.ts'
import type { Source } from './source.ts'

/** An actor at a moment. */
export interface ActorMoment {
  actor: StepActor
  snapshot: Snapshot<unknown>
  /** The last step that the actor has taken until then, if it is remembered. */
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

/** Remembers a function's result for a moment of a source until the source changes: all parts of a panel ask for it. */
const atMoment = <Result>(make: (source: Source, moment: Step | undefined) => Result) => {
  const remembered = memoizeLast(
    (source: Source, _revision: number, moment: Step | undefined): Result => make(source, moment),
  )
  return (source: Source, moment?: Step) => remembered(source, source.revision(), moment)
}

/** Each actor's last step until a moment, and its first step after it. */
const stepsAround = atMoment((source, moment) => {
  const until = new Map<StepActor, Step>()
  const after = new Map<StepActor, Step>()
  for (const step of source.steps()) {
    if (!moment || step.id <= moment.id) until.set(step.actor, step)
    else if (!after.has(step.actor)) after.set(step.actor, step)
  }
  return { until, after }
})

/**
 * An actor after a step of the past, or now; undefined if it has not come yet. If its earlier steps
 * are forgotten, it is as before the first that is known.
 */
export const actorAt = (
  source: Source,
  actor: StepActor,
  moment?: Step,
): ActorMoment | undefined => {
  const last = source.lastStepOf(actor)
  if (!moment) return last && actorAfter(last, source.now())
  const { until, after } = stepsAround(source, moment)
  const step = until.get(actor)
  if (step) return actorAfter(step, moment.at)
  const next = after.get(actor) ?? last
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

export interface ListedActor {
  actor: StepActor
  /** How many actors are between this one and the page. */
  depth: number
  /** Undefined if it has not come yet. */
  shown: ActorMoment | undefined
}

/** The actors of a moment, each with those that it has started after it. */
export const actorsAt = atMoment((source, moment): readonly ListedActor[] => {
  const list = (actor: StepActor, depth: number): ListedActor[] => {
    const shown = actorAt(source, actor, moment)
    const children = childrenOf(shown?.snapshot)
    return [{ actor, depth, shown }, ...children.flatMap((child) => list(child, depth + 1))]
  }
  return rootsAt(source, moment).flatMap((actor) => list(actor, 0))
})

/** The actors that others have started, as far as steps are remembered. */
const startedIn = (steps: readonly Step[]) => {
  const started = new Set<StepActor>()
  /** Most steps start no actor: then their actor has the same children as before. */
  const known = new Set<unknown>()
  for (const { after } of steps) {
    const { children } = after as Partial<AnyMachineSnapshot>
    if (known.has(children)) continue
    known.add(children)
    for (const child of childrenOf(after)) started.add(child)
  }
  return started
}

/** The roots that are here now, and those that were there at a moment and have left since. */
export const rootsAt = atMoment((source, moment): readonly StepActor[] => {
  const roots = source.roots()
  if (!moment) return roots
  const steps = source.steps()
  const started = startedIn(steps)
  const here = new Set(roots)
  const others = new Set(steps.map(({ actor }) => actor))
  const left = [...others].filter((actor) => {
    if (here.has(actor) || started.has(actor)) return false
    const shown = actorAt(source, actor, moment)
    return shown !== undefined && !shown.hasLeft
  })
  // A restored actor has taken the place of one that was there.
  const earlier = new Set(left.map(({ id }) => id))
  return [...left, ...roots.filter(({ id }) => !earlier.has(id))]
})

/**
 * The actor of an id or a machine; of two actors with one id, the later that was there at the
 * moment. An actor that has left is found, too.
 */
export const actorOf = (source: Source, wanted: string | null, moment?: Step) => {
  if (wanted === null) return undefined
  const here = actorsAt(source, moment)
  const isWanted = ({ actor }: { actor: StepActor }) => actor.id === wanted
  const present = here.findLast((one) => isWanted(one) && one.shown)
  if (present) return present.actor
  const own = source.steps().filter(isWanted)
  const earlier = moment && own.findLast(({ id }) => id <= moment.id)
  const found =
    earlier ?? here.find((one) => isWanted(one) || machineIdOf(one.actor) === wanted) ?? own.at(-1)
  return found?.actor
}
