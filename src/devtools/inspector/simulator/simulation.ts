import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type Snapshot,
} from 'xstate'

import { endDelays, MOST_AT_ONCE } from '#lib/delay-length.ts'
import { createEmitter } from '#lib/emitter.ts'

import {
  INIT,
  type Step,
  type StepAction,
  type StepActor,
  type Timer,
} from '#devtools/actors/step.ts'
import { timersAfter, timersLeft } from '#devtools/actors/timers.ts'
import { foreseeStart, workOut } from '../explain/foresee.ts'
import { REMEMBERED, type Source } from '../source.ts'
import { firstWords, withEnd } from './children.ts'
import { withStandIns } from './stand-ins.ts'
import { createCoverage } from './state-coverage.ts'

/**
 * A moment at which a simulation begins, other than its machine's start; the clock stands at 0
 * then.
 */
export interface Moment {
  snapshot: AnyMachineSnapshot
  timers: readonly Timer[]
}

/** Where a simulation begins: at its machine's start, or at a moment. */
type Beginning = { input: unknown } | Moment

export interface Simulation extends Source {
  /**
   * Forgets all steps, and begins anew.
   *
   * @throws the machine's error if it cannot start with the input
   */
  restart: (beginning: Beginning) => void
}

const failed = (before: Snapshot<unknown>, error: unknown) =>
  ({ ...before, status: 'error', error }) as Snapshot<unknown>

/**
 * A machine whose steps are worked out, not run. Its own actions are not executed. Actors that it
 * invokes or spawns are not started but listed, and end when such an event is sent. Its clock
 * stands until it is moved.
 */
export const createSimulation = (lacking: AnyStateMachine, beginning: Beginning): Simulation => {
  const machine = withStandIns(lacking)
  const actor: StepActor = { id: machine.id, logic: machine }
  const changes = createEmitter()
  let steps: readonly Step[] = []
  let coverage = createCoverage(machine)
  let lastId = 0
  let forgotten = 0
  let time = 0
  let revision = 0

  const change = () => {
    revision += 1
    changes.emit()
  }
  const timersNow = () => timersLeft(steps.at(-1)?.timers ?? [], time)

  const push = (step: Omit<Step, 'id' | 'at' | 'actor' | 'cause'>) => {
    lastId += 1
    const whole = { id: lastId, at: time, actor, cause: undefined, ...step }
    const kept = steps.slice(1 - REMEMBERED)
    forgotten += steps.length - kept.length
    steps = [...kept, whole]
    coverage.add(whole)
  }

  /** Goes on from a time with some steps, or with none. */
  const goOnFrom = (remembered: readonly Step[], at: number) => {
    steps = remembered
    time = at
    coverage = createCoverage(machine)
    for (const step of remembered) coverage.add(step)
  }

  const add = (
    event: AnyEventObject,
    before: Snapshot<unknown>,
    after: Snapshot<unknown>,
    actions: readonly StepAction[],
  ) => {
    const timers = timersAfter(timersNow(), { actor, event, actions, at: time, after })
    push({ event, before, after, actions, timers })
  }

  const takeOne = (event: AnyEventObject, before: AnyMachineSnapshot) => {
    const foreseen = workOut(before, event)
    if ('fault' in foreseen) return add(event, before, failed(before, foreseen.error), [])
    const { after, actions } = foreseen
    add(event, before, withEnd(before, event, after), actions)
  }

  /**
   * Takes events, and those that actors started by them send at once: that, too, may go on for
   * ever.
   */
  const take = (events: readonly AnyEventObject[]) => {
    const waiting = [...events]
    for (let taken = 0; taken < MOST_AT_ONCE && waiting.length > 0; taken += 1) {
      const before = steps.at(-1)?.after as AnyMachineSnapshot
      if (before.status !== 'active') return
      takeOne(waiting.shift()!, before)
      waiting.push(...firstWords(before, steps.at(-1)?.after as AnyMachineSnapshot))
    }
  }

  const startWith = (input: unknown) => {
    const given = input ?? undefined
    const { after: snapshot, actions } = foreseeStart(machine, given)
    goOnFrom([], 0)
    add({ type: INIT, input: given }, snapshot, snapshot, actions)
    take(firstWords(undefined, snapshot))
  }

  const startAt = ({ snapshot: given, timers }: Moment) => {
    const snapshot = { ...given, machine }
    goOnFrom([], 0)
    push({ event: { type: INIT }, before: snapshot, after: snapshot, actions: [], timers })
  }

  const restart = (from: Beginning) => {
    if ('snapshot' in from) startAt(from)
    else startWith(from.input)
    forgotten = 0
    change()
  }

  const next = () => {
    const dues = timersNow().map(({ due }) => due)
    return dues.length > 0 ? Math.min(...dues) : undefined
  }

  const moveTo = (to: number) => {
    endDelays(to, next, (due) => {
      time = Math.max(time, due)
      const ended = timersNow().find((timer) => timer.due <= time)
      if (ended) take([ended.event])
    })
    time = Math.max(time, to)
    change()
  }

  restart(beginning)

  return {
    steps: () => steps,
    forgotten: () => forgotten,
    roots: () => [actor],
    // The actors that it has started take no steps.
    lastStepOf: (asked) => (asked === actor ? steps.at(-1) : undefined),
    subscribe: changes.on,
    revision: () => revision,
    send: (_, event) => {
      take([event])
      change()
    },
    now: () => time,
    moveTo,
    next,
    restore: (step) => {
      goOnFrom(
        steps.filter(({ id }) => id <= step.id),
        step.at,
      )
      change()
      return ''
    },
    coverage: () => coverage.read(),
    restart,
  }
}
