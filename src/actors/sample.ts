import type { AnyStateMachine, EventObject } from 'xstate'

/** What a chart is told by, besides its machine. */
export interface Sample {
  context: object
  events: readonly EventObject[]
  /** How long a named delay is, in words; undefined if that is not known. */
  figureOf: (delay: string) => string | undefined
}

/** Properties of XState's actions that its types leave out. */
interface Sending {
  type?: string
  event: EventObject | ((sample: object) => EventObject)
}

/** The event that an action emits or raises, in words; undefined if it needs another sample. */
export const sentBy = (
  { implementations }: AnyStateMachine,
  { context, events }: Sample,
  action: string,
  trigger: string,
): string | undefined => {
  const { type, event: sent } = (implementations.actions[action] ?? {}) as Sending
  if (type !== 'xstate.emit' && type !== 'xstate.raise') return undefined
  const event = events.find((sample) => sample.type === trigger) ?? { type: trigger }
  try {
    const { type: told } = typeof sent === 'function' ? sent({ context, event }) : sent
    return `${type === 'xstate.emit' ? 'emits' : 'raises'} ${told}`
  } catch {
    return undefined
  }
}
