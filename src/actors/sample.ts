import { type AnyStateMachine, type AnyEventObject, getInitialSnapshot } from 'xstate'

import { delayIn } from './delay-of.ts'

/** Properties of XState's actions that its types leave out. */
interface Sending {
  type?: string
  event?: unknown
}

/** What a value is, or says of a sample; undefined if it needs another one. */
const resolve = (value: unknown, argument: unknown): unknown => {
  try {
    return typeof value === 'function' ? (value as (argument: unknown) => unknown)(argument) : value
  } catch {
    return undefined
  }
}

/** What a machine's implementations say for a sample of its input and its events. */
export const sampleOf = (
  machine: AnyStateMachine,
  input: unknown,
  events: readonly { type: string }[],
) => {
  const { actions, guards } = machine.implementations
  const { context } = getInitialSnapshot(machine, input as never)
  const argumentFor = (type: string): { context: unknown; event: AnyEventObject } => ({
    context,
    event: events.find((event) => event.type === type) ?? { type },
  })

  return {
    delay: (name: string) => delayIn(machine, name, context),
    /** The event that an action emits or raises, in words. */
    sent: (action: string, trigger: string): string | undefined => {
      const { type, event } = (actions[action] ?? {}) as Sending
      if (type !== 'xstate.emit' && type !== 'xstate.raise') return
      const sent = resolve(event, argumentFor(trigger)) as { type: string } | undefined
      return sent && `${type === 'xstate.emit' ? 'emits' : 'raises'} ${sent.type}`
    },
    /** The code of each guard, without its arguments. */
    guards: (): Record<string, string> =>
      Object.fromEntries(
        Object.entries(guards).map(([name, guard]) => [name, codeOf(String(guard))]),
      ),
  }
}

/** A function's text as one expression, if it is one. */
export const codeOf = (source: string) =>
  source
    .replace(/^\(.*?\)\s*=>\s*/s, '')
    .replaceAll(/\(0,\s*\w+\.(\w+)\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim()
