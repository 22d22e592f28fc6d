import { type AnyEventObject, type AnyStateMachine, assign, setup } from 'xstate'

/** A machine that nobody here wrote: its shape, and what it is sent. */
export interface Foreign {
  id: string
  machine: AnyStateMachine
  input?: unknown
  events: readonly AnyEventObject[]
}

/** The data of a foreign machine: its shape counts, not its types. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Any = any

/** A machine, with its implementations beside its states. */
export const machineOf = ({ actions, actors, delays, guards, ...config }: Any): AnyStateMachine =>
  setup({ actions, actors, delays, guards }).createMachine(config)

export const set = (change: object | ((given: Any, params: Any) => object)) =>
  assign(change as never)

/** Adds to a number of the context. */
export const add = (key: string, by = 1) => set(({ context }) => ({ [key]: context[key] + by }))

/** A region that an event ends. */
export const ending = (event: string) => ({
  initial: 'wait',
  states: { wait: { on: { [event]: 'end' } }, end: { type: 'final' } },
})

/** Where one way is guarded, and there is another. */
export const either = (guard: Any, target: string, otherwise: string) => [
  { guard, target },
  { target: otherwise },
]

export const foreign = (
  machine: AnyStateMachine,
  events: readonly (AnyEventObject | string)[],
  input?: unknown,
): Foreign => ({
  id: machine.id,
  machine,
  input,
  events: events.map((event) => (typeof event === 'string' ? { type: event } : event)),
})
