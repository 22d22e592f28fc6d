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

const numbers = new WeakMap<object, number>()
let lastNumber = 0

/** What nothing but its identity tells from others of its kind. */
const numbered = (kind: string, value: object) => {
  if (!numbers.has(value)) numbers.set(value, (lastNumber += 1))
  return `[${kind} ${numbers.get(value)}]`
}

/** How deep an instance of a class is told: it may lead to all that there is. */
const INSTANCE_DEPTH = 3

/** A class of the page may throw here. */
const textOf = (value: URL) => {
  try {
    return String(value)
  } catch {
    return '[object ]'
  }
}

/** An instance by its fields, or by its text; the browser's own have fields that libraries put there. */
const toldInstance = (value: object, depth: number): Json => {
  const kind = value.constructor?.name ?? 'object'
  const isBuiltIn = String(value.constructor).includes('[native code]')
  const fields = toJson(isBuiltIn ? {} : { ...value }, Math.min(depth, INSTANCE_DEPTH))
  if (Object.keys(fields as object).length > 0) return { [`[${kind}]`]: fields }
  const text = textOf(value as URL)
  return text.startsWith('[object ') ? numbered(kind, value) : toJson(`[${kind} ${text}]`)
}

/** What is told of an object that has no counterpart in JSON. */
const told = (value: object, depth: number): Json => {
  if (value instanceof Date)
    return `[Date ${Number.isNaN(value.getTime()) ? 'invalid' : value.toISOString()}]`
  if (value instanceof Map) return { '[Map]': toJson([...value], depth) }
  if (value instanceof Set) return { '[Set]': toJson([...value], depth) }
  if (value instanceof Error) return `[${value.name}: ${value.message}]`
  if (isActor(value)) return `[actor ${nameOf(value)}]`
  return toldInstance(value, depth)
}

/** The first of many, and what says how many these are. */
const some = <Item>(items: readonly Item[], mark: Item) =>
  items.length > limits.items ? [...items.slice(0, limits.items), mark] : items

/** Copies any value as JSON; cuts what is too deep or too long, and says then how long it is. */
export function toJson(value: unknown, depth: number = limits.depth): Json {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') {
    const start = value.slice(0, limits.characters)
    return start === value ? value : `${start}… ${value.length}`
  }
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value)
  if (typeof value === 'boolean') return value
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'function') return numbered('function', value)
  if (typeof value !== 'object') return `[${typeof value}]`
  if (depth === 0) return '…'
  const inner = (part: unknown) => toJson(part, depth - 1)
  if (Array.isArray(value)) return some<unknown>(value, `… ${value.length}`).map(inner)
  if (!isPlain(value)) return told(value, depth - 1)
  const parts = Object.entries(value).filter(([, part]) => part !== undefined)
  return Object.fromEntries(
    some(parts, ['…', parts.length]).map(([key, part]) => [key, inner(part)]),
  )
}

/**
 * Copies data, so that what is done to the copy leaves it as it is: objects, lists, maps, sets and dates.
 * What cannot be copied is shared; `actor` may put something else in the place of an actor.
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
    if (data instanceof Date) return new Date(data)
    if (data instanceof Map) {
      const map = note(new Map())
      for (const [key, part] of data) map.set(key, inner(part))
      return map
    }
    if (data instanceof Set) return new Set([...data].map(inner))
    if (isActor(data)) return note(actor(data))
    if (!isPlain(data)) return data
    const object = note(Object.create(Object.getPrototypeOf(data) as object | null) as object)
    for (const [key, part] of Object.entries(data)) Object.assign(object, { [key]: inner(part) })
    return object
  }
  return copy() as Data
}
