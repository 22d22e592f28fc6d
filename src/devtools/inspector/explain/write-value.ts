import type { AnyActorRef } from 'xstate'

export const isActor = (value: object): value is AnyActorRef =>
  'sessionId' in value && 'send' in value

/** The name of an object's class; empty if it is data without a class. */
const classOf = (value: object): string => {
  const prototype = Object.getPrototypeOf(value) as object | null
  if (prototype === null || prototype === Object.prototype || Array.isArray(value)) return ''
  const { constructor: made } = prototype as { constructor?: { name: string } }
  return made?.name || 'an object'
}

/** Whether an object is data without a class. */
export const isPlain = (value: object): value is Record<string, unknown> =>
  classOf(value) === '' && !Array.isArray(value)

export interface Style {
  /** Whether the text is JSON: words for a value that JSON cannot write are then in quotes. */
  isJson: boolean
  /** Whether numbers are rounded, and long or deep data ends with how much more there is. */
  isShort: boolean
  /** Spaces by which the parts of an object are indented; 0 for all in one line. */
  indent: number
}

/** How deep data is shown to readers. */
const MOST_DEPTH = 12
/** How many parts of one list or object are shown. */
const MOST_PARTS = 100
/** How many lists and objects are shown in all. */
const MOST_IN_ALL = 5000
/** How many characters of a text are shown. */
const MOST_CHARACTERS = 2000

/** At most three decimals, or three digits if it is below 1. */
const rounded = (value: number) => {
  if (value === 0) return value
  return Number(Math.abs(value) < 1 ? value.toPrecision(3) : value.toFixed(3))
}

/** A number in digits: `String` loses the sign of −0. */
const digits = (value: number) => (Object.is(value, -0) ? '-0' : String(value))

/** The words for a value that has no parts and that JSON cannot write; undefined for any other. */
const wordsFor = (value: unknown): string | undefined => {
  if (value === undefined || (typeof value === 'number' && !Number.isFinite(value)))
    return String(value)
  if (typeof value === 'bigint') return `${value}n`
  if (typeof value === 'symbol') return `[${value.toString()}]`
  if (typeof value === 'function') return `[function ${value.name}]`
  if (typeof value !== 'object' || value === null) return undefined
  if (isActor(value)) return `[actor ${value.id}]`
  if (value instanceof Error) return `[${value.name}: ${value.message}]`
  if (value instanceof RegExp) return String(value)
  return value instanceof Date && Number.isNaN(value.getTime()) ? String(value) : undefined
}

/** Whether an object says itself what stands for it in JSON, as `JSON.stringify` asks it. */
const hasJson = (value: unknown): value is { toJSON: () => unknown } =>
  typeof (value as { toJSON?: unknown } | null | undefined)?.toJSON === 'function'

/** What stands for an object: what it says itself, or its items. */
const contentOf = (value: object): unknown => {
  if (value instanceof Map || value instanceof Set) return [...value]
  return hasJson(value) ? value.toJSON() : value
}

/**
 * Any value as text. All that is no JSON has words of its own: `Infinity`, `undefined`, `12n`,
 * `Date "1970-01-01T00:00:00.000Z"`, `Map [["a",1]]`.
 *
 * @throws what a property or a `toJSON` of the value throws
 */
export const writeValue = (given: unknown, { isJson, isShort, indent }: Style): string => {
  const around: object[] = []
  let count = 0
  const word = (text: string) => (isJson ? JSON.stringify(text) : text)
  const quoted = (text: string) => {
    const more = text.length - MOST_CHARACTERS
    if (!isShort || more <= 0) return JSON.stringify(text)
    const start = text.slice(0, MOST_CHARACTERS)
    return isJson
      ? JSON.stringify(`${start}… ${more} more`)
      : `${JSON.stringify(start)}… ${more} more`
  }
  const between = (open: string, parts: readonly string[], close: string) => {
    if (parts.length === 0 || indent === 0) return `${open}${parts.join(',')}${close}`
    const line = `\n${' '.repeat(indent * (around.length - 1))}`
    const inner = line + ' '.repeat(indent)
    return `${open}${inner}${parts.join(`,${inner}`)}${line}${close}`
  }
  const shown = <Part>(parts: readonly Part[]) => (isShort ? parts.slice(0, MOST_PARTS) : parts)

  const list = (items: readonly unknown[]) => {
    const parts = Array.from(shown(items), (item) =>
      item === undefined && isJson ? 'null' : write(item),
    )
    const more = items.length - parts.length
    return between('[', more > 0 ? [...parts, word(`… ${more} more`)] : parts, ']')
  }

  const fields = (data: object) => {
    const isWritten = (key: string) => !isJson || Reflect.get(data, key) !== undefined
    const keys = Object.keys(data).filter(isWritten)
    const colon = indent === 0 ? ':' : ': '
    const parts = shown(keys).map(
      (key) => `${JSON.stringify(key)}${colon}${write(Reflect.get(data, key))}`,
    )
    const more = keys.length - parts.length
    const rest = more > 0 ? [`"…"${colon}${word(`${more} more`)}`] : []
    return between('{', [...parts, ...rest], '}')
  }

  const content = (value: object): string => {
    const data = contentOf(value)
    if (typeof data !== 'object' || data === null) return write(data)
    const text = Array.isArray(data) ? list(data) : fields(data)
    // In JSON, only a class whose items are a list has its name: the others are their data.
    return isJson && data !== value && Array.isArray(data)
      ? `{"[${classOf(value)}]":${text}}`
      : text
  }

  const write = (value: unknown): string => {
    const own = isJson && hasJson(value) ? undefined : wordsFor(value)
    if (own !== undefined) return word(own)
    if (typeof value === 'string') return quoted(value)
    if (typeof value === 'number') return digits(isShort ? rounded(value) : value)
    if (typeof value !== 'object' || value === null) return String(value)
    if (around.includes(value)) return word('[circular]')
    count += 1
    if (isShort && (around.length > MOST_DEPTH || count > MOST_IN_ALL)) return word('[…]')
    around.push(value)
    const name = isJson ? '' : classOf(value)
    const text = content(value)
    around.pop()
    return name ? `${name} ${text}` : text
  }

  return write(given)
}
