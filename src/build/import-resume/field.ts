/** A field of a résumé: how its texts are read, and which of them the value uses up. */
import type { DateStyle } from './date-forms.ts'
import { type Fields, type Given, isText, type Text, textsOf } from './given.ts'
import { APART } from './form.ts'

/** A text that is not read, or not all of it, and the reason if that is known. */
export interface Unread {
  text: Text
  reason?: string
}

interface Reading<Value> {
  value: Value | undefined
  unread: readonly Unread[]
}

export interface Field<Value, Missing = undefined> {
  read: (texts: readonly Text[], style: DateStyle) => Reading<Value>
  /** The value in place of a needed one that is missing. */
  missing: Missing
}

export const unreadOf = (texts: readonly Text[]): Unread[] => texts.map((text) => ({ text }))

/** The first text that can be read; further texts are left, unless they say the same. */
export const first = <Value>(
  read: (text: string, style: DateStyle) => Value | undefined,
  isWhole: (text: string, value: Value) => boolean = () => true,
): Field<Value> => ({
  missing: undefined,
  read: (texts, style) => {
    for (const one of texts) {
      const value = read(one.value, style)
      if (value === undefined) continue
      const part = isWhole(one.value, value) ? [] : [{ text: one, reason: 'is read in part' }]
      const others = texts.filter((text) => text.value !== one.value)
      return { value, unread: [...part, ...unreadOf(others)] }
    }
    return { value: undefined, unread: unreadOf(texts) }
  },
})

/** All texts. */
export const all = <Value>(
  read: (texts: readonly string[]) => Value | undefined,
): Field<Value> => ({
  missing: undefined,
  read: (texts) => {
    const value = read([...new Set(texts.map(({ value: text }) => text))])
    return { value, unread: value === undefined ? unreadOf(texts) : [] }
  },
})

/** A field that the content needs: if it is missing, it is left to write. */
export const needed = <Value, Missing>(
  { read }: Field<Value>,
  missing: Missing,
): Field<Value, Missing> => ({ read, missing })

export type AnyFields = Record<string, Field<unknown, unknown>>

/** The values of fields that were read, or the values in their place. */
export type ReadOf<All> = {
  [Name in keyof All]: All[Name] extends Field<infer Value, infer Missing> ? Value | Missing : never
}

const ownTexts = (given: Given): Text[] => {
  if (isText(given)) return [given]
  return Array.isArray(given) ? given.flatMap(ownTexts) : []
}

/** Reads fields by the names of a schema. Returns them, and the texts that were not read. */
export const readFields = <All>(schema: All, given: Fields, style: DateStyle) => {
  const names = Object.keys(given).filter((key) => key !== APART)
  const unread = names
    .filter((name) => !(name in (schema as object)))
    .flatMap((name) => unreadOf(textsOf(given[name])))
  const readings = Object.entries(schema as AnyFields).map(([name, { read, missing }]) => {
    const inner = given[name]
    if (inner === undefined) return { name, value: missing, unread: [], isRead: false }
    const own = ownTexts(inner)
    const reading = read(own, style)
    // Texts deeper in a field have no place in the content.
    const deeper = textsOf(inner).filter((text) => !own.includes(text))
    return {
      name,
      value: reading.value ?? missing,
      unread: [...reading.unread, ...unreadOf(deeper)],
      isRead: reading.value !== undefined,
    }
  })
  return {
    values: Object.fromEntries(readings.map(({ name, value }) => [name, value])) as ReadOf<All>,
    unread: [...unread, ...readings.flatMap((reading) => reading.unread)],
    isEmpty: !readings.some(({ isRead }) => isRead),
  }
}
