import * as fc from 'fast-check'
import type { AnyStateMachine, EmittedFrom, EventFromLogic, InputFrom, SnapshotFrom } from 'xstate'

/** One step of a sequence: the snapshots around it, and what was emitted. */
export interface Moment<Machine extends AnyStateMachine> {
  before: SnapshotFrom<Machine>
  after: SnapshotFrom<Machine>
  /** Null if time passed. */
  event: EventFromLogic<Machine> | null
  emitted: readonly EmittedFrom<Machine>[]
}

/** Sentences that are true at every step of every sequence. */
type Truths<Machine extends AnyStateMachine> = Record<string, (moment: Moment<Machine>) => boolean>

export interface Sequences<Machine extends AnyStateMachine = AnyStateMachine> {
  machine: Machine
  input: fc.Arbitrary<InputFrom<Machine>>
  events: fc.Arbitrary<EventFromLogic<Machine>>
  truths: Truths<Machine>
}

/** Random sequences of a machine, and what is true of them. */
export const sequencesOf = <Machine extends AnyStateMachine>(
  machine: Machine,
  input: fc.Arbitrary<InputFrom<Machine>>,
  events: readonly (EventFromLogic<Machine> | fc.Arbitrary<EventFromLogic<Machine>>)[],
  truths: Truths<Machine>,
): Sequences => {
  const all = events.map((event) => ('generate' in event ? event : fc.constant(event)))
  // Each machine checks its own sentences; all of them are run alike.
  return { machine, input, events: fc.oneof(...all), truths }
}

export const hasNoTwins = (list: readonly unknown[]) => new Set(list).size === list.length

/** An index inside a list, and beside it. */
export const index = fc.integer({ min: -2, max: 12 })
export const nothing = fc.constant(undefined)
