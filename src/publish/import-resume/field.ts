/** A field of a résumé: how it is read, and the names that files have for it. */
import { spelledPlainly } from './given.ts'
import { levels } from './read-text.ts'
import type { Read } from './read-value.ts'

export interface Field<Value, Missing = undefined> {
  read: Read<Value>
  /** The names it goes by, the best first; its own is added. */
  names: string[]
  /** In the place of one that the content needs. */
  missing: Missing
  /** Whether all fields of its names are one. */
  isGathered: boolean
  /** Whether words go before a figure, which counts some program's stars. */
  isInWords: boolean
}

/** Names in one text. They are compared without capitals, spaces, marks and hyphens. */
export const namesIn = (names: string) => names.split(/\s+/).filter(Boolean).map(spelledPlainly)

export const field = <Value>(read: Read<Value>, names = ''): Field<Value> => ({
  read,
  names: namesIn(names),
  missing: undefined,
  isGathered: false,
  isInWords: false,
})

/** A field that the content needs. */
export const needed = <Value>(
  read: Read<Value>,
  missing: Value,
  names = '',
): Field<Value, Value> => ({
  ...field(read, names),
  missing,
})

/** A level; words go before a figure. */
export const inWords = (names: string): Field<string> => ({
  ...field(levels, names),
  isInWords: true,
})

/** All fields of its names are one. */
export const gathered = <Value>(read: Read<Value>, names = ''): Field<Value> => ({
  ...field(read, names),
  isGathered: true,
})
