/** Fields of a file by the map of a résumé. */
import { type Fields, type Given, isText, spelledPlainly } from './given.ts'
import type { Field } from './field.ts'
import type { DateStyle } from './date-forms.ts'

export type AnyFields = Record<string, Field<unknown, unknown>>

/** What is read of fields: a value, or what stands in its place. */
export type ReadOf<All> = {
  [Name in keyof All]: All[Name] extends Field<infer Value, infer Missing> ? Value | Missing : never
}

/** A field of the file, by its name in plain letters. */
export type Pair = readonly [name: string, given: Given]

/** A name that is commented out. */
const COMMENTED = /^[_$#/!-]/

export const isCommentedOut = (key: string) => COMMENTED.test(key)

/** The fields of an entry, but for those that are commented out. */
export const pairsOf = (fields: Fields): Pair[] =>
  Object.entries(fields)
    .filter(([key]) => !isCommentedOut(key))
    .map(([key, given]) => [spelledPlainly(key), given])

/** The fields of these names, the best name first. */
export const called = (pairs: readonly Pair[], names: readonly string[]) =>
  names.flatMap((name) => pairs.filter(([key]) => key === name))

const joinedValues = (values: unknown[]): unknown => {
  if (values.length < 2) return values[0]
  return values.every(Array.isArray)
    ? [...new Set(values.flat())]
    : [...new Set(values as string[])].join('\n\n')
}

const isFigure = ([, given]: Pair) => isText(given) && /^[\d.,/%]+$/.test(given.value)

const wordsFirst = (one: Pair, other: Pair) => Number(isFigure(one)) - Number(isFigure(other))

/** Reads fields of the map, each field of the file once. */
export const readFields = <All>(map: All, pairs: readonly Pair[], style: DateStyle) => {
  const used = new Set<Pair>()
  const read = Object.entries(map as AnyFields).map(([name, field]) => {
    const free = called(pairs, [spelledPlainly(name), ...field.names]).filter(
      (pair) => !used.has(pair),
    )
    const candidates = field.isInWords ? free.toSorted(wordsFirst) : free
    const values: unknown[] = []
    for (const pair of candidates) {
      if (values.length > 0 && !field.isGathered) break
      const value = field.read(pair[1], style)
      if (value === undefined) continue
      used.add(pair)
      values.push(value)
    }
    // The same by another name.
    const texts = new Set(values.map(String))
    for (const pair of candidates)
      if (isText(pair[1]) && texts.has(pair[1].value)) pair[1].isRead = true
    return [name, joinedValues(values) ?? field.missing] as const
  })
  return Object.fromEntries(read) as ReadOf<All>
}
