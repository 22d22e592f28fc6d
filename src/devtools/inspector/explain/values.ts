import type { AnyActorRef } from 'xstate'

export const isActor = (value: object): value is AnyActorRef =>
  'sessionId' in value && 'send' in value

/** Whether an object is data without a class. */
export const isPlain = (value: object): value is Record<string, unknown> => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** Words for a value that JSON cannot write. */
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

/** A value for readers: a number has at most three decimals, or three digits if it is below 1. */
const rounded = (value: unknown): unknown => {
  const written = readable(value)
  if (typeof written !== 'number') return written
  return Number(Math.abs(written) < 1 ? written.toPrecision(3) : written.toFixed(3))
}

/** How deep data is shown to readers. */
const MOST_DEPTH = 12
/** How many parts of one list or object are shown. */
const MOST_PARTS = 100
/** How many lists and objects are shown in all. */
const MOST_IN_ALL = 5000
/** How many characters of a text are shown. */
const MOST_CHARACTERS = 2000

/** The first parts of data, and how many more there are. */
const shortened = (value: unknown): unknown => {
  if (typeof value === 'string' && value.length > MOST_CHARACTERS)
    return `${value.slice(0, MOST_CHARACTERS)}… ${value.length - MOST_CHARACTERS} more`
  if (Array.isArray(value) && value.length > MOST_PARTS)
    return [...value.slice(0, MOST_PARTS), `… ${value.length - MOST_PARTS} more`]
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const keys = Object.keys(value)
  if (keys.length <= MOST_PARTS) return value
  const parts = keys.slice(0, MOST_PARTS).map((key) => [key, Reflect.get(value, key)] as const)
  return { ...Object.fromEntries(parts), '…': `${keys.length - MOST_PARTS} more` }
}

/** A replacer that marks where data leads back to itself, and shortens data for readers. */
const replacer = (read: (value: unknown) => unknown, isForReaders: boolean) => {
  const around: object[] = []
  let parts = 0
  return function replace(this: object, _key: string, value: unknown) {
    while (around.length > 0 && around.at(-1) !== this) around.pop()
    const whole = read(value)
    const written = isForReaders ? shortened(whole) : whole
    if (typeof written !== 'object' || written === null) return written
    // A Map's entries are a new list each time: the Map itself is what leads back.
    if (around.includes(written)) return '[circular]'
    parts += 1
    if (isForReaders && (around.length > MOST_DEPTH || parts > MOST_IN_ALL)) return '[…]'
    around.push(written)
    return written
  }
}

/** Stands for a value that has no text. */
const UNREADABLE = '[unreadable]'

const jsonOf = (
  value: unknown,
  read: (value: unknown) => unknown,
  isForReaders: boolean,
  indent?: number,
): string => {
  try {
    return JSON.stringify(value, replacer(read, isForReaders), indent) ?? '–'
  } catch {
    return UNREADABLE
  }
}

/**
 * Any value as JSON; words stand for values that JSON cannot write. It never throws.
 *
 * @param indent spaces by which the parts of an object are indented; without it, all is in one
 * line
 */
export const valueText = (value: unknown, indent?: number) => jsonOf(value, readable, false, indent)

/**
 * Like `valueText`, but numbers are rounded, and long or deep data ends with how much more there
 * is: a text to be read, not to be copied or compared.
 */
export const roundedText = (value: unknown, indent?: number) => jsonOf(value, rounded, true, indent)

/**
 * Whether two values are written alike. Values that cannot be written are not: whether they are
 * alike is unknown.
 */
export const areAlike = (one: unknown, other: unknown) => {
  const text = valueText(one)
  return text !== UNREADABLE && text === valueText(other)
}

/** A text as it is, anything else as JSON to be read. */
export const plainText = (value: unknown) =>
  typeof value === 'string' ? value : roundedText(value)

/** The message of a thrown value: a program can throw anything. */
export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : valueText(error)
