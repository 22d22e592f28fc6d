import type { AnyActorRef } from 'xstate'

import type { Json } from '../protocol'
import { nameOf } from './names'

const limits = { depth: 6, items: 200, characters: 500 } as const

export const isActor = (value: object): value is AnyActorRef =>
  'sessionId' in value && 'send' in value

export const isPlain = (value: object): value is Record<string, unknown> => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** The browser's own have fields that libraries put there. */
const isBuiltIn = ({ constructor }: object) => String(constructor).includes('[native code]')

/** How deep an instance of a class is told: it may lead to all that there is. */
const INSTANCE_DEPTH = 3

/** An instance by its fields, or by its text. */
const toldInstance = (value: object, depth: number, around: readonly object[]): Json => {
  const kind = value.constructor?.name ?? 'object'
  const fields = toJson(
    isBuiltIn(value) ? {} : { ...value },
    Math.min(depth, INSTANCE_DEPTH),
    around,
  )
  if (Object.keys(fields as object).length > 0) return { [`[${kind}]`]: fields }
  // oxlint-disable-next-line typescript/no-base-to-string
  const text = String(value)
  return toJson(`[${kind} ${text}]`)
}

/** What is told of an object that has no counterpart in JSON. */
const told = (value: object, depth: number, around: readonly object[]): Json => {
  if (value instanceof Date)
    return `[Date ${Number.isNaN(value.getTime()) ? 'invalid' : value.toISOString()}]`
  if (value instanceof Map) return { '[Map]': toJson([...value], depth, around) }
  if (value instanceof Set) return { '[Set]': toJson([...value], depth, around) }
  if (value instanceof Error) return `[${value.name}: ${value.message}]`
  if (isActor(value)) return `[actor ${nameOf(value)}]`
  return toldInstance(value, depth, around)
}

/** The first of many, and how many these are. */
const some = (items: readonly unknown[]): unknown[] => {
  const first = items.slice(0, limits.items)
  return items.length > limits.items ? [...first, `… ${items.length}`] : first
}

/**
 * Copies any value as JSON; cuts what is too deep or too long, and says then how long it is. It never
 * throws: it is called while the page's actors take their events.
 */
export function toJson(
  value: unknown,
  depth: number = limits.depth,
  around: readonly object[] = [],
): Json {
  try {
    return jsonOf(value, depth, around)
  } catch {
    return '[unreadable]'
  }
}

const jsonOf = (value: unknown, depth: number, around: readonly object[]): Json => {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') {
    const start = value.slice(0, limits.characters)
    return start === value ? value : `${start}… ${value.length}`
  }
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value)
  if (typeof value === 'boolean') return value
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'function') return `[function ${value.name}]`
  if (typeof value !== 'object') return `[${(value as symbol).toString()}]`
  if (around.includes(value)) return '[circular]'
  if (depth === 0) return '…'
  const outer = [...around, value]
  const inner = (part: unknown) => toJson(part, depth - 1, outer)
  if (Array.isArray(value)) return some(value).map(inner)
  if (!isPlain(value)) return told(value, depth - 1, outer)
  const parts = Object.entries(value).filter(([, part]) => part !== undefined)
  const first = parts.slice(0, limits.items).map(([key, part]) => [key, inner(part)] as const)
  return Object.fromEntries(
    first.length < parts.length ? [...first, ['…', parts.length] as const] : first,
  )
}

const isPrimitive = (value: unknown) => Object(value) !== value

/** Whether an instance can be copied by its fields: those that are private no copy has. */
const isRecord = (value: object) => {
  return !/#|\bextends\b/.test(String(value.constructor)) && Object.values(value).every(isPrimitive)
}

/**
 * Copies data, so that what is done to the copy leaves it as it is: objects, lists, maps, sets, small
 * records of a class, and what the browser can clone of its own. What cannot be copied is shared;
 * `actor` may put something else in the place of an actor.
 */
export const copyOf = <Data>(
  data: Data,
  actor: (ref: AnyActorRef) => unknown = (ref) => ref,
  known = new Map<unknown, unknown>(),
): Data => {
  if (typeof data !== 'object' || data === null) return data
  if (known.has(data)) return known.get(data) as Data
  const inner = (part: unknown) => copyOf(part, actor, known)
  const note = <Copy>(copy: Copy) => (known.set(data, copy), copy)
  const copy = (): unknown => {
    if (Array.isArray(data)) {
      const list = note<unknown[]>([])
      for (const item of data) list.push(inner(item))
      return list
    }
    if (data instanceof Map) {
      const map = note(new Map())
      for (const [key, part] of data) map.set(key, inner(part))
      return map
    }
    if (data instanceof Set) {
      const set = note(new Set())
      for (const part of data) set.add(inner(part))
      return set
    }
    if (isActor(data)) return note(actor(data))
    if (!isPlain(data) && isBuiltIn(data)) return structuredClone(data)
    if (!isPlain(data) && !isRecord(data)) return data
    const object = note(Object.create(Object.getPrototypeOf(data) as object | null) as object)
    Object.assign(object, data)
    for (const [key, part] of Object.entries(data)) Reflect.set(object, key, inner(part))
    return object
  }
  try {
    return copy() as Data
  } catch {
    return data
  }
}
