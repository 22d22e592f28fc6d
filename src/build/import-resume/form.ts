/**
 * What a form of résumés is. To add one, write `forms/<name>.ts` and its line in `known-forms.ts`:
 * 1. `keys`: two or three paths that no other form has; a file that has them all is of this form.
 * 2. `table`: by each field of the form, the field of JSON Resume that it is: `name: 'basics.name'`.
 * 3. Fields within it: `jobs: ['work', { firm: 'name' }]`; a list has an entry for each item.
 * 4. A function takes a part of the file, and returns JSON Resume's fields: `time: (given) => …`.
 * 5. `NOWHERE` is for what nobody misses, and for what its form keeps private; what has no line is listed.
 * 6. `tests/build/forms/<name>.ts` has a file of an invented person: `forms.test.ts` asks for each word of it.
 *
 * Beside JSON Resume's fields there are `language` (of the file), and of an entry `period` (a time in one
 * text), `goesOn` (a switch) and, of a project, `repository`.
 */
import {
  type Fields,
  type Given,
  isEntry,
  isCommentedOut,
  isText,
  listOf,
  spelledPlainly,
} from './given.ts'

/** Makes JSON Resume's fields of a part of the file; texts that it leaves out are listed. */
export type Rule = (given: Given) => Given

/**
 * Where a field goes: to a field of JSON Resume, by its path; there, by a table or a rule; or
 * apart.
 */
export type Place = string | readonly [path: string, by: Table | Rule] | Table | Rule

export interface Table {
  [field: string]: Place
}

export interface Form {
  /** The form's name, as its makers write it. */
  name: string
  /**
   * Paths that no other form has together; of paths with `|` between them, one is enough.
   */
  keys: readonly string[]
  /** Whether a file of this form is a list; files of all other forms are none. */
  isList?: true
  table: Table | Rule
  /** Parts that a file lacks although it has the keys. */
  lacks?: (resume: Fields) => readonly string[]
}

/**
 * The place of texts that are in no file of the content, and that nobody misses: switches, orders,
 * pictures of layouts, private words.
 */
export const NOWHERE = ''
/** The list that such texts go to, so that they are not reported as missing. */
export const APART = '-'

/** Two parts of a résumé as one: lists and texts at one path follow each other. */
const joined = (one: Given | undefined, other: Given): Given => {
  if (one === undefined) return other
  if (!isEntry(one) || !isEntry(other)) return [...listOf(one), ...listOf(other)]
  const fields = { ...one }
  for (const [key, inner] of Object.entries(other)) fields[key] = joined(fields[key], inner)
  return fields
}

export const joinedFields = (parts: Given[]): Fields =>
  parts.filter(isEntry).reduce<Fields>((all, part) => joined(all, part) as Fields, {})

/** Fields with a value at a path: `at('basics.name', text)` is `{ basics: { name: text } }`. */
export const at = (path: string, given: Given): Fields =>
  (path || APART).split('.').reduceRight<Given>((inner, key) => ({ [key]: inner }), given) as Fields

const isPair = (place: Place): place is readonly [string, Table | Rule] => Array.isArray(place)

const placed = (place: Place, given: Given): Given => {
  if (typeof place === 'string') return at(place, given)
  if (typeof place === 'function') return place(given)
  if (!isPair(place)) return inTable(place, given)
  const [path, by] = place
  if (typeof by === 'function') return at(path, by(given))
  return at(
    path,
    Array.isArray(given) ? given.map((item) => inTable(by, item)) : inTable(by, given),
  )
}

/** The places of a table by the plain names of its fields. */
const plainly = new WeakMap<Table, Map<string, Place>>()
const placesOf = (table: Table) => {
  const known = plainly.get(table)
  if (known) return known
  const fields = Object.entries(table).toReversed()
  const places = new Map(fields.map(([field, place]) => [spelledPlainly(field), place] as const))
  const ordered = new Map([...places].toReversed())
  plainly.set(table, ordered)
  return ordered
}

/** JSON Resume's fields of a part of a file, in the order of the table. */
export const inTable = (table: Table, given: Given): Fields => {
  if (isText(given)) return {}
  if (Array.isArray(given)) return joinedFields(given.map((item) => inTable(table, item)))
  const fields = Object.entries(given)
    .filter(([key]) => !isCommentedOut(key))
    .map(([key, inner]) => [spelledPlainly(key), inner] as const)
  return joinedFields(
    [...placesOf(table)].flatMap(([name, place]) =>
      fields.filter(([key]) => key === name).map(([, inner]) => placed(place, inner)),
    ),
  )
}

/** Fields of several names, all with one place. */
export const called = (names: string, place: Place): Table =>
  Object.fromEntries(
    names
      .split(/\s+/)
      .filter(Boolean)
      .map((name) => [name, place]),
  )

/** Fields that are called as JSON Resume calls them. */
export const same = (names: string): Table =>
  Object.fromEntries(names.split(' ').map((name) => [name, name]))

/** Whether a path leads to something; in a list, whether it does for any entry. */
const hasPath = (given: Given | undefined, [key, ...rest]: readonly string[]): boolean => {
  if (key === undefined || given === undefined) return given !== undefined
  if (Array.isArray(given)) return given.some((item) => hasPath(item, [key, ...rest]))
  return isEntry(given) && hasPath(given[key], rest)
}

/** A file read as a form: JSON Resume's fields, and what the file lacks to be of this form. */
export const inForm = ({ keys, table, lacks }: Form, given: Given) => {
  const isThere = (key: string) => key.split('|').some((path) => hasPath(given, path.split('.')))
  const lacking = keys.filter((key) => !isThere(key))
  if (lacking.length > 0) return { resume: {}, lacking }
  const resume = typeof table === 'function' ? (table(given) as Fields) : inTable(table, given)
  return { resume, lacking: lacks?.(resume) ?? [] }
}
