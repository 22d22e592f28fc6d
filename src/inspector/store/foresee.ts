import type {
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyTransitionDefinition,
} from 'xstate'

import { asLongAs } from '../observe/as-long-as'
import { copyOf } from '../observe/json'
import { activeStates } from '../seam'
import { inertScope, muted } from '../xstate/private'
import { childrenIn } from '../xstate/services'

/** What has another answer each time. */
const CHANGING = [
  [Math, 'random', 'Math.random'],
  [globalThis, 'Date', 'the clock'],
  [performance, 'now', 'the clock'],
  // Of a page without HTTPS, it is not there.
  ...('randomUUID' in crypto ? [[crypto, 'randomUUID', 'crypto.randomUUID'] as const] : []),
  [crypto, 'getRandomValues', 'crypto.getRandomValues'],
] as const

/** What was asked since a machine is being foreseen; undefined while none is. */
let found: Set<string> | undefined

/** Notes who asks for what changes. */
const note = asLongAs(() => {
  const endings = CHANGING.map(([subject, key, name]) => {
    const before = Object.getOwnPropertyDescriptor(subject, key)
    const value = new Proxy(Reflect.get(subject, key) as DateConstructor, {
      apply: (target, _, args) => (found?.add(name), Reflect.apply(target, subject, args)),
      construct: (target, args, of) => {
        if (args.length === 0) found?.add(name)
        return Reflect.construct(target, args, of) as object
      },
      get: (target, part) => {
        if (part === 'now') found?.add(name)
        return Reflect.get(target, part) as unknown
      },
    })
    Object.defineProperty(subject, key, { configurable: true, writable: true, value })
    return () => {
      // Some stand on a prototype, unless the page has replaced them.
      Reflect.deleteProperty(subject, key)
      if (before) Object.defineProperty(subject, key, before)
    }
  })
  return () => endings.forEach((end) => end())
})

/** Runs a function; tells of what that answers otherwise each time it has asked. */
export const noteUnsure = <Result>(run: () => Result): readonly [Result, readonly string[]] => {
  // Many are asked for in one task: putting it there and away again takes longer than each.
  note(true)
  queueMicrotask(() => note(false))
  found = new Set()
  try {
    return [run(), [...found]]
  } finally {
    found = undefined
  }
}

/** Anything can be thrown. */
export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : String(error)

export interface Foreseen {
  snapshot: AnyMachineSnapshot
  /** The actions, also XState's own, in their order. */
  actions: readonly { type: string; params?: unknown }[]
  taken: readonly AnyTransitionDefinition[]
  isIgnored: boolean
  /** What it depends on besides: another time it may be otherwise. */
  unsure: readonly string[]
}

/**
 * Whether guards refuse an event, which then does nothing: most are, and the data of a large context is
 * copied for the others alone. An error is taken by all machines, and `always` is tried after any event.
 */
const isRefused = (current: AnyMachineSnapshot, event: AnyEventObject) =>
  !/^(?:xstate\.|\*$)/.test(event.type) &&
  activeStates(current).every(({ always = [] }) => always.length === 0) &&
  (current.machine.getTransitionData(current, event) ?? []).length === 0

/**
 * Lets a machine take an event without anything being done: neither actions nor actors are started, its
 * data and its actors stay as they are. It fails if its guards or assignments throw.
 */
export const foresee = (
  actor: AnyActorRef,
  current: AnyMachineSnapshot,
  event: AnyEventObject,
): Foreseen => {
  const taken: AnyTransitionDefinition[] = []
  const actions: { type: string; params?: unknown }[] = []
  const scope = inertScope(
    actor,
    childrenIn(current),
    (more) => taken.push(...more),
    (action) => actions.push(action),
  )
  const [snapshot, unsure] = noteUnsure((): AnyMachineSnapshot => {
    try {
      if (isRefused(current, event)) return current
      const context: unknown = copyOf(current.context, (ref) => muted(ref))
      return current.machine.transition({ ...current, context }, event, scope)
    } catch (error) {
      return { ...current, status: 'error', error } as never
    }
  })
  const isIgnored =
    snapshot.status === 'active' &&
    taken.every(({ target, actions: own }) => target === undefined && own.length === 0)
  return { snapshot, actions, taken, isIgnored, unsure }
}
