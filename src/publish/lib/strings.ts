import { isFields } from '../../words/merged.ts'

/** The keys that lead to a value. */
export type Path = readonly (string | number)[]

/** Every text in a value, with its path. */
export const stringsIn = (value: unknown, path: Path = []): [Path, string][] => {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    stringsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

/** A value with its texts changed, at any depth. */
export const withStrings = <Value>(
  value: Value,
  change: (text: string, path: Path) => string,
  path: Path = [],
): Value => {
  if (typeof value === 'string') return change(value, path) as Value
  if (Array.isArray(value))
    return value.map((item: unknown, index) => withStrings(item, change, [...path, index])) as Value
  if (!isFields(value)) return value
  const fields = Object.entries(value)
  return Object.fromEntries(
    fields.map(([key, inner]) => [key, withStrings(inner, change, [...path, key])]),
  ) as Value
}
