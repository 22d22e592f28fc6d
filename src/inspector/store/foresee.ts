import type {
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyTransitionDefinition,
} from 'xstate'

import { copyOf } from '../observe/json'
import { inertScope, muted } from '../xstate/private'

/** What has another answer each time: asked for it, a machine cannot be foreseen. */
const asked = <Result>(run: () => Result): readonly [Result, readonly string[]] => {
  const found = new Set<string>()
  const { random } = Math
  const RealDate = Date
  /** Functions of the browser's that stand on a prototype, unless the page has replaced them. */
  const replaced = (
    [
      [performance, 'now'],
      [crypto, 'randomUUID'],
      [crypto, 'getRandomValues'],
    ] as const
  ).map(([subject, name]) => {
    return { subject, name, before: Object.getOwnPropertyDescriptor(subject, name) }
  })
  const note = (name: string) => void found.add(name)
  Math.random = () => (note('Math.random'), random())
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, of) => {
      if (args.length === 0) note('the clock')
      return Reflect.construct(target, args, of === globalThis.Date ? target : of) as object
    },
    apply: () => (note('the clock'), RealDate()),
    get: (target, key) => {
      if (key === 'now') note('the clock')
      return Reflect.get(target, key) as unknown
    },
  })
  for (const { subject, name } of replaced) {
    const real = Reflect.get(subject, name) as (...args: unknown[]) => unknown
    Object.defineProperty(subject, name, {
      configurable: true,
      value: (...args: unknown[]) => (note(name), real.apply(subject, args)),
    })
  }
  try {
    return [run(), [...found]]
  } finally {
    Math.random = random
    globalThis.Date = RealDate
    for (const { subject, name, before } of replaced) {
      Reflect.deleteProperty(subject, name)
      if (before) Object.defineProperty(subject, name, before)
    }
  }
}

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
 * Lets a machine take an event without anything being done: neither actions nor actors are started, its
 * data and its actors stay as they are.
 *
 * @throws what its guards and assignments throw
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
    (more) => taken.push(...more),
    (action) => actions.push(action),
  )
  const context: unknown = copyOf(current.context, (ref) => muted(ref))
  const [snapshot, unsure] = asked(
    () => current.machine.transition({ ...current, context }, event, scope) as AnyMachineSnapshot,
  )
  const isIgnored =
    snapshot.status === 'active' &&
    taken.every(({ target, actions: own }) => target === undefined && own.length === 0)
  return { snapshot, actions, taken, isIgnored, unsure }
}
