import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'

import { guardName } from '#devtools/actors/chart-of.ts'
import { passes } from './passes.ts'
import { messageOf, roundedText } from './values.ts'

/** A guard that was asked: its answer, and the values that it read. */
export interface GuardCheck {
  guard: string
  passed: boolean
  read: readonly (readonly [name: string, value: unknown])[]
  /** The error that the guard has thrown. */
  error?: string
}

/** Notes which of an object's own values are read. */
const noteReads = <Data extends object>(data: Data, read: Map<string, unknown>): Data =>
  new Proxy(data, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key)
      if (typeof key === 'string' && key !== 'type' && Object.hasOwn(target, key))
        read.set(key, value)
      return value
    },
  })

/** Asks a guard, and notes which values it reads of the event and of the context. */
export const checkGuard = (
  guard: unknown,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): GuardCheck => {
  const name = guardName(guard)
  const fromEvent = new Map<string, unknown>()
  const fromContext = new Map<string, unknown>()
  const context = noteReads(snapshot.context as object, fromContext)
  const tracked = { ...snapshot, context } as AnyMachineSnapshot
  // The event's values come first: they are the ones that can be changed.
  const readNow = () => [...fromEvent, ...fromContext]
  try {
    const passed = passes(guard, tracked, noteReads(event, fromEvent))
    return { guard: name, passed, read: readNow() }
  } catch (error) {
    // The guard may throw on data that was typed by hand. XState puts a line before the error's
    // message.
    const message = messageOf(error).replace(/^Unable to evaluate guard.*\n/, '')
    return { guard: name, passed: false, read: readNow(), error: message }
  }
}

/** A guard's answer and what it read: `isAnotherSlide: no; index 2, position 2`. */
export const checkText = ({ guard, passed, read, error }: GuardCheck) => {
  const values = read.map(([name, value]) => `${name} ${roundedText(value)}`).join(', ')
  const answer =
    error === undefined ? `${guard}: ${passed ? 'yes' : 'no'}` : `${guard} throws ${error}`
  return values ? `${answer}; ${values}` : answer
}
