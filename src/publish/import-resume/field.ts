/** A field of a résumé: what is read of the texts that stand there, and which of them that uses up. */
import type { DateStyle } from './date-forms.ts'
import { type Fields, type Given, isText, type Text, textsOf } from './given.ts'
import { APART } from './form.ts'

interface Reading<Value> {
  value: Value | undefined
  /** The texts that are in the value. */
  read: readonly Text[]
}

export interface Field<Value, Missing = undefined> {
  read: (texts: readonly Text[], style: DateStyle) => Reading<Value>
  /** In the place of one that the content needs. */
  missing: Missing
}

/** The first text that can be read; others are left, unless they say the same. */
export const first = <Value>(
  read: (text: string, style: DateStyle) => Value | undefined,
): Field<Value> => ({
  missing: undefined,
  read: (texts, style) => {
    for (const { value: text } of texts) {
      const value = read(text, style)
      if (value !== undefined) return { value, read: texts.filter((one) => one.value === text) }
    }
    return { value: undefined, read: [] }
  },
})

/** All texts. */
export const all = <Value>(
  read: (texts: readonly string[]) => Value | undefined,
): Field<Value> => ({
  missing: undefined,
  read: (texts) => {
    const value = read([...new Set(texts.map(({ value: text }) => text))])
    return { value, read: value === undefined ? [] : texts }
  },
})

/** A field that the content needs: what is missing is left to write. */
export const needed = <Value, Missing>(
  { read }: Field<Value>,
  missing: Missing,
): Field<Value, Missing> => ({ read, missing })

export type AnyFields = Record<string, Field<unknown, unknown>>

/** What is read of fields: a value, or what stands in its place. */
export type ReadOf<All> = {
  [Name in keyof All]: All[Name] extends Field<infer Value, infer Missing> ? Value | Missing : never
}

/** The texts of a value and of lists in it; those of other fields are not read. */
const ownTexts = (given: Given): Text[] => {
  if (isText(given)) return [given]
  return Array.isArray(given) ? given.flatMap(ownTexts) : []
}

/** Fields by the names of a schema, and the texts that were not read. */
export const readFields = <All>(schema: All, given: Fields, style: DateStyle) => {
  const unread: Text[] = []
  const others = Object.keys(given).filter((key) => key !== APART && !(key in (schema as object)))
  for (const key of others) unread.push(...textsOf(given[key]))
  const values = Object.entries(schema as AnyFields).map(([name, { read, missing }]) => {
    const inner = given[name]
    if (inner === undefined) return [name, missing]
    const reading = read(ownTexts(inner), style)
    unread.push(...textsOf(inner).filter((text) => !reading.read.includes(text)))
    return [name, reading.value ?? missing]
  })
  return { values: Object.fromEntries(values) as ReadOf<All>, unread }
}
