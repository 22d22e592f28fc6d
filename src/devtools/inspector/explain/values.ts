import { type Style, writeValue } from './write-value.ts'

/** Stands for a value that has no text. */
const UNREADABLE = '[unreadable]'

const written = (value: unknown, style: Style): string => {
  try {
    return writeValue(value, style)
  } catch {
    return style.isJson ? JSON.stringify(UNREADABLE) : UNREADABLE
  }
}

/**
 * Any value as JSON, to be copied and parsed; a text stands for a value that JSON cannot write. It
 * never throws.
 *
 * @param indent spaces by which the parts of an object are indented; without it, all is in one
 * line
 */
export const valueText = (value: unknown, indent = 0) =>
  written(value, { isJson: true, isShort: false, indent })

/** Like `valueText`, but shortened as `roundedText` is. */
export const roundedJson = (value: unknown) =>
  written(value, { isJson: true, isShort: true, indent: 0 })

/** Any value for readers, whole: `Infinity` has no quotes, since it is no text. */
export const exactText = (value: unknown) =>
  written(value, { isJson: false, isShort: false, indent: 0 })

/**
 * Any value for readers: numbers are rounded, and long or deep data ends with how much more there
 * is.
 */
export const roundedText = (value: unknown, indent = 0) =>
  written(value, { isJson: false, isShort: true, indent })

/**
 * Whether two values are written alike. Values that cannot be written are not: whether they are
 * alike is unknown.
 */
export const areAlike = (one: unknown, other: unknown) => {
  const text = exactText(one)
  return text !== UNREADABLE && text === exactText(other)
}

/** A text as it is, anything else to be read. */
export const plainText = (value: unknown) =>
  typeof value === 'string' ? value : roundedText(value)

/** The values whose words JSON does not know. */
const WORDS: ReadonlyMap<string, unknown> = new Map<string, unknown>(
  [undefined, Infinity, -Infinity, NaN].map((value) => [String(value), value]),
)

/** The value that a reader has written: a word of these, JSON, or else the text itself. */
export const readValue = (text: string): unknown => {
  if (WORDS.has(text)) return WORDS.get(text)
  if (/^-?\d+n$/.test(text)) return BigInt(text.slice(0, -1))
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The message of a thrown value: a program can throw anything. */
export const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : exactText(error)
