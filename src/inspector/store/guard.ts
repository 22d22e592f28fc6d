import { type AnyEventObject, type AnyMachineSnapshot, or } from 'xstate'

import { toJson } from '../observe/json'
import { guardName } from '../seam'
import type { Json } from '../protocol'
import { messageOf, noteUnsure } from './foresee'

/** A guard that was asked: its answer, and what it read. */
export interface Check {
  guard: string
  passed: boolean
  values: readonly (readonly [name: string, value: Json])[]
  fault?: string
}

interface Args {
  context: object
  event: AnyEventObject
}

/** Properties of XState's guards that its types leave out. */
interface GuardLike {
  check?: (snapshot: AnyMachineSnapshot, args: Args, self: unknown) => boolean
}

/** XState's own evaluation of guards, also of named ones. */
const { check: checkAny } = or([]) as GuardLike

/** Notes which of an object's own values are read. */
const watched = <Data extends object>(data: Data, values: Map<string, Json>): Data =>
  new Proxy(data, {
    get: (target, key) => {
      const value: unknown = Reflect.get(target, key)
      if (typeof key === 'string' && key !== 'type' && Object.hasOwn(target, key))
        values.set(key, toJson(value))
      return value
    },
  })

/** Asks a guard as XState would, and notes what that reads. */
export const askGuard = (
  guard: unknown,
  snapshot: AnyMachineSnapshot,
  { context, event }: Args,
): Check => {
  const values = new Map<string, Json>()
  // The event's values come first: they are what can be changed.
  const args = { event: watched(event, values), context: watched(context, values) }
  const [answer, unsure] = noteUnsure(() => {
    try {
      const { params } = guard as { params?: unknown }
      if (typeof params === 'function') values.set('params', toJson(params(args)))
      return { passed: checkAny!(snapshot, args, { guards: [guard] }) }
    } catch (error) {
      // It may throw on data that was typed by hand.
      return { passed: false, fault: messageOf(error) }
    }
  })
  const read = [...values, ...unsure.map((name) => ['asks', name] as const)]
  return { guard: guardName(guard), ...answer, values: read }
}
