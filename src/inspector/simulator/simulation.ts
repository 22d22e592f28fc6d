import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  type Snapshot,
  transition,
} from 'xstate'

import { createEmitter } from '#lib/emitter.ts'

import { INIT, type Step, type StepAction, type StepActor, type Timer } from '#actors/step.ts'
import { timersAfter, timersLeft } from '#actors/timers.ts'
import type { Source } from '../source.ts'
import { coverageOf } from './coverage.ts'

/** Where a simulation may begin besides at its machine's start; the clock stands at 0 then. */
export interface Moment {
  snapshot: AnyMachineSnapshot
  timers: readonly Timer[]
}

export interface Simulation extends Source {
  /**
   * Forgets all steps, and begins at the machine's start.
   *
   * @throws what the machine throws if the input is not like its own
   */
  restart: (input: unknown) => void
}

/** So many delays may end at one moment: a machine may begin one of 0 ms for ever. */
const MOST_AT_ONCE = 1000

const failed = (before: Snapshot<unknown>, error: unknown) =>
  ({ ...before, status: 'error', error }) as Snapshot<unknown>

/**
 * A machine whose steps are worked out, not run: its own actions are not executed, what it invokes is not
 * started, and its clock stands until it is moved.
 */
export const createSimulation = (
  machine: AnyStateMachine,
  beginning: { input: unknown } | Moment,
): Simulation => {
  const actor: StepActor = { id: machine.id, logic: machine }
  const changes = createEmitter()
  let steps: readonly Step[] = []
  let lastId = 0
  let time = 0
  let revision = 0

  const change = () => {
    revision += 1
    changes.emit()
  }
  const timersNow = () => timersLeft(steps.at(-1)?.timers ?? [], time)

  const add = (
    event: AnyEventObject,
    before: Snapshot<unknown>,
    after: Snapshot<unknown>,
    actions: readonly StepAction[],
  ) => {
    const timers = timersAfter(timersNow(), { actor, event, actions, at: time, after })
    lastId += 1
    const step = { id: lastId, at: time, actor, event, cause: undefined, before, after, actions }
    steps = [...steps, { ...step, timers }]
  }

  const take = (event: AnyEventObject) => {
    const before = steps.at(-1)?.after as AnyMachineSnapshot
    if (before.status !== 'active') return
    try {
      const [after, actions] = transition(machine, before, event)
      add(event, before, after, actions)
    } catch (error) {
      add(event, before, failed(before, error), [])
    }
  }

  const beginAt = ({ snapshot, timers }: Moment) => {
    const event = { type: INIT }
    lastId += 1
    const step = { id: lastId, at: time, actor, event, cause: undefined, actions: [] }
    steps = [{ ...step, before: snapshot, after: snapshot, timers }]
  }

  const restart = (input: unknown) => {
    const given = input ?? undefined
    const [snapshot, actions] = initialTransition(machine, given as never)
    if ((snapshot.status as string) === 'error') throw snapshot.error
    steps = []
    time = 0
    add({ type: INIT, input: given }, snapshot, snapshot, actions)
    change()
  }

  const next = () => {
    const dues = timersNow().map(({ due }) => due)
    return dues.length > 0 ? Math.min(...dues) : undefined
  }

  const moveTo = (to: number) => {
    let endedAtOnce = 0
    let due = next()
    while (due !== undefined && due <= to && endedAtOnce < MOST_AT_ONCE) {
      endedAtOnce = due > time ? 1 : endedAtOnce + 1
      time = Math.max(time, due)
      const ended = timersNow().find((timer) => timer.due <= time)
      if (ended) take(ended.event)
      due = next()
    }
    time = Math.max(time, to)
    change()
  }

  if ('snapshot' in beginning) beginAt(beginning)
  else restart(beginning.input)

  return {
    steps: () => steps,
    roots: () => [actor],
    lastStepOf: () => steps.at(-1),
    subscribe: changes.on,
    revision: () => revision,
    send: (_, event) => {
      take(event)
      change()
    },
    now: () => time,
    moveTo,
    next,
    restore: (step) => {
      steps = steps.filter(({ id }) => id <= step.id)
      time = step.at
      change()
      return ''
    },
    coverage: () => coverageOf(machine, steps),
    restart,
  }
}
