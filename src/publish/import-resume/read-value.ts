/** What of a value is read: the texts of its fields, each marked when it is taken. */
import { type Fields, type Given, isText, spelledPlainly, type Text } from './given.ts'
import { plainText } from './plain-text.ts'
import type { DateStyle } from './date-forms.ts'

/** Reads a part of a file, and marks the texts that it took; what cannot be read stays unread, and is listed. */
export type Read<Value> = (given: Given, style: DateStyle) => Value | undefined

/** Where the words are of what has several fields: of a name. */
export const OF_NAMES =
  'text value label name title default full displayname fullname long first content html markdown summary description body'.split(
    ' ',
  )

/** The first of these fields that there is. */
export const innerOf = (fields: Fields, names: readonly string[]): Given | undefined => {
  const keys = Object.keys(fields)
  for (const name of names) {
    const key = keys.find((one) => spelledPlainly(one) === name)
    if (key !== undefined) return fields[key]
  }
  return undefined
}

/** Marks a text as read, if a value was read of it. */
export const take = (text: Text, value: string | undefined) => {
  if (value !== undefined) text.isRead = true
  return value
}

/** Each text of a value in one form, in the order in which they stand. */
export const taken = (
  given: Given,
  change: (text: string) => string | undefined,
  names: readonly string[] = OF_NAMES,
): string[] => {
  if (isText(given)) {
    const value = take(given, change(given.value) || undefined)
    return value === undefined ? [] : [value]
  }
  if (Array.isArray(given)) return given.flatMap((item) => taken(item, change, names))
  const inner = innerOf(given, names)
  if (inner === undefined) return []
  // The code of what is named, too.
  const code = innerOf(given, ['code'])
  if (isText(code)) code.isRead = true
  return taken(inner, change, names)
}

export const joined = (texts: readonly string[], between: string) =>
  texts.length > 0 ? texts.join(between) : undefined

export const oneLine = (text: string) => plainText(text).replaceAll(/\s+/g, ' ').trim()
