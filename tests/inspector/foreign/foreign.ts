import { type AnyEventObject, type AnyStateMachine, assign, setup } from 'xstate'

/** A machine that nobody here wrote: its shape, and what it is sent. */
export interface Foreign {
  id: string
  machine: AnyStateMachine
  input?: unknown
  /** Also answers of its services: `xstate.done.actor.<id>`. */
  events: readonly AnyEventObject[]
}

/** The data of a foreign machine: its shape counts, not its types. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Any = any

export const machineOf = (config: object, parts: object = {}) =>
  setup(parts as never).createMachine(config as never) as unknown as AnyStateMachine

export const set = (change: object | ((given: Any, params: Any) => object)) =>
  assign(change as never)

/** Adds to a number of the context. */
export const add = (key: string, by = 1) => set(({ context }) => ({ [key]: context[key] + by }))

/** A part of the event. */
export const given =
  (key: string) =>
  ({ event }: Any) =>
    event[key]

export const foreign = (
  machine: AnyStateMachine,
  events: readonly (AnyEventObject | string)[],
  input?: unknown,
): Foreign => ({
  ...{ id: machine.id, machine, input },
  events: events.map((event) => (typeof event === 'string' ? { type: event } : event)),
})

/** What a service answers. */
export const done = (id: string, output?: unknown) => ({ type: `xstate.done.actor.${id}`, output })
