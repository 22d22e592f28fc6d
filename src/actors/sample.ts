import { type AnyStateMachine, type EventObject, getInitialSnapshot } from 'xstate'

import { delayIn } from './delay-of.ts'

/** Properties of XState's actions that its types leave out. */
interface Sending {
  type?: string
  event: EventObject | ((sample: object) => EventObject)
}

/** What a machine's implementations say for a sample of its input and its events. */
export const sampleOf = (
  machine: AnyStateMachine,
  input: unknown,
  events: readonly EventObject[],
) => {
  const { actions } = machine.implementations
  const { context } = getInitialSnapshot(machine, input as never)

  return {
    delay: (name: string) => delayIn(machine, name, context),
    /** The event that an action emits or raises, in words; undefined if it needs another sample. */
    sent: (action: string, trigger: string): string | undefined => {
      const { type, event: sent } = (actions[action] ?? {}) as Sending
      if (type !== 'xstate.emit' && type !== 'xstate.raise') return undefined
      const event = events.find((sample) => sample.type === trigger) ?? { type: trigger }
      try {
        const { type: told } = typeof sent === 'function' ? sent({ context, event }) : sent
        return `${type === 'xstate.emit' ? 'emits' : 'raises'} ${told}`
      } catch {
        return undefined
      }
    },
  }
}

/** A function's text as one expression, if it is one. */
export const codeOf = (source: string) =>
  source
    .replace(/^\(.*?\)\s*=>\s*/s, '')
    .replaceAll(/\(0,\s*\w+\.(\w+)\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()
