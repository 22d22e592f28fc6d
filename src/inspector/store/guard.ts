import { and, type AnyEventObject, type AnyMachineSnapshot, not, or } from 'xstate'

import { toJson } from '../observe/json'
import type { Json, StateName } from '../protocol'
import { stateLine } from './state-line'

/** A guard that was asked: its answer, and what it read. */
export interface Check {
  guard: string
  passed: boolean
  values: readonly (readonly [name: string, value: Json])[]
}

type CheckState = (snapshot: AnyMachineSnapshot, args: Args, self: unknown) => boolean

/** Properties of XState's guards that its types leave out. */
interface GuardLike {
  (args: Args, parameters: unknown): boolean
  type?: string
  params?: unknown
  guards?: unknown[]
  stateValue?: StateName
  check?: CheckState
}

interface Args {
  context: object
  event: AnyEventObject
}

const checkOf = (guard: unknown) => (guard as GuardLike).check
/** By identity: their names do not survive the build. */
const [NOT, AND, OR] = [not(''), and([]), or([])].map(checkOf)

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

const askOne = (
  name: string,
  guard: GuardLike,
  parameters: unknown,
  { context, event }: Args,
): Check => {
  const values = new Map<string, Json>()
  // The event's values come first: they are what can be changed.
  const args = { event: watched(event, values), context: watched(context, values) }
  let passed = false
  try {
    passed = guard(args, parameters)
  } catch {
    // It may throw on data that was typed by hand.
  }
  return { guard: name, passed, values: [...values] }
}

/** Asks a guard as XState would. Of one that is made of others, those that decide are told. */
export const askGuard = (asked: unknown, snapshot: AnyMachineSnapshot, args: Args): Check => {
  const reference = asked as GuardLike | string
  const name = typeof reference === 'string' ? reference : (reference.type ?? 'condition')
  const { guards: implemented } = snapshot.machine.implementations
  const guard = (typeof reference === 'function' ? reference : implemented[name]) as GuardLike
  const ask = (inner: unknown) => askGuard(inner, snapshot, args)
  const { check, guards = [], stateValue } = guard
  if (stateValue !== undefined) {
    const passed = check?.(snapshot, args, guard) ?? false
    const values = [['state', stateLine(snapshot.value as StateName)]] as const
    return { guard: `in ${stateLine(stateValue)}`, passed, values }
  }
  if (check === NOT) {
    const inner = ask(guards[0])
    return { ...inner, guard: `not ${inner.guard}`, passed: !inner.passed }
  }
  if (check === AND || check === OR) {
    const decisive = check === OR
    const checks: Check[] = []
    for (const inner of guards) {
      const answer = ask(inner)
      if (answer.passed === decisive) return answer
      checks.push(answer)
    }
    return {
      guard: checks.map((one) => one.guard).join(decisive ? ' or ' : ' and '),
      passed: !decisive,
      values: checks.flatMap(({ values }) => values),
    }
  }
  const { params } = typeof reference === 'string' ? guard : reference
  const parameters =
    typeof params === 'function' ? (params as (from: Args) => unknown)(args) : params
  return askOne(name, guard, parameters, args)
}
