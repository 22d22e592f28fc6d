import { type AnyStateMachine, createMachine, type EventObject, transition } from 'xstate'

import { actionText } from './action-text.ts'

/** What a chart is made of, besides its machine. */
export interface Sample {
  /** Delays and actions are asked with it; without one, delays have no figure. */
  context?: object | undefined
  /** Events with data. */
  events?: readonly EventObject[] | undefined
}

/** What XState does for an action, in words: nothing if that is the author's own, or needs another sample. */
export const doneFor = (
  action: unknown,
  trigger: string,
  { implementations }: AnyStateMachine,
  { context = {}, events = [] }: Sample,
): string[] => {
  const event = events.find(({ type }) => type === trigger) ?? { type: trigger }
  const begin = { on: { '*': { target: 'end', actions: action as never } } }
  // What it raises is taken by no state.
  const probe = createMachine({ initial: 'begin', states: { begin, end: {} } })
  const machine: AnyStateMachine = probe.provide(implementations as never)
  try {
    const snapshot = machine.resolveState({ value: 'begin', context })
    const [, actions] = transition(machine, snapshot, event)
    return actions.filter(({ type }) => type.startsWith('xstate.')).map(actionText)
  } catch {
    return []
  }
}
