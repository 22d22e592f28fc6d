import type { AnyActorRef } from 'xstate'

export const isActor = (value: object): value is AnyActorRef =>
  'sessionId' in value && 'send' in value

/** Whether an object is data without a class. */
export const isPlain = (value: object): value is Record<string, unknown> => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** What JSON has no word for. */
const readable = (value: unknown): unknown => {
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'symbol') return `[${value.toString()}]`
  if (typeof value === 'function') return `[function ${value.name}]`
  if (typeof value === 'number' && !Number.isFinite(value)) return String(value)
  if (typeof value !== 'object' || value === null) return value
  if (isActor(value)) return `[actor ${value.id}]`
  if (value instanceof Map) return { '[Map]': [...value] }
  if (value instanceof Set) return { '[Set]': [...value] }
  if (value instanceof Error) return `[${value.name}: ${value.message}]`
  return value
}

/** The same for readers: of a number at most three decimals, or three digits of one below 1. */
const rounded = (value: unknown): unknown => {
  const written = readable(value)
  if (typeof written !== 'number') return written
  return Number(Math.abs(written) < 1 ? written.toPrecision(3) : written.toFixed(3))
}

/** A replacer that says where data leads back to itself. */
const replacer = (read: (value: unknown) => unknown) => {
  const around: object[] = []
  return function replace(this: object, _key: string, value: unknown) {
    while (around.length > 0 && around.at(-1) !== this) around.pop()
    const written = read(value)
    if (typeof written !== 'object' || written === null) return written
    // A Map's entries are a new list each time: the Map itself is what leads back.
    if (around.includes(written)) return '[circular]'
    around.push(written)
    return written
  }
}

const jsonOf = (value: unknown, read: (value: unknown) => unknown, indent?: number): string => {
  try {
    return JSON.stringify(value, replacer(read), indent) ?? '–'
  } catch {
    return '[unreadable]'
  }
}

/**
 * Any value as JSON; what has no counterpart there is said in words. It never throws.
 *
 * @param indent spaces by which the parts of an object are indented; without it, all is in one line
 */
export const valueText = (value: unknown, indent?: number) => jsonOf(value, readable, indent)

/** As `valueText`, but numbers are rounded: to be read, not to be copied or compared. */
export const roundedText = (value: unknown, indent?: number) => jsonOf(value, rounded, indent)

/** A text as it is, anything else as JSON to be read. */
export const plainText = (value: unknown) =>
  typeof value === 'string' ? value : roundedText(value)

/** Anything can be thrown. */
export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : valueText(error)
