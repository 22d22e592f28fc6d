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

/** A value with its texts changed, at any depth, and without the fields whose text becomes undefined. */
export const withStrings = <Value>(
  value: Value,
  change: (text: string, path: Path) => string | undefined,
  path: Path = [],
): Value => {
  if (typeof value === 'string') return change(value, path) as Value
  if (Array.isArray(value))
    return value.map((item: unknown, index) => withStrings(item, change, [...path, index])) as Value
  if (!isFields(value)) return value
  const fields = Object.entries(value).flatMap(([key, inner]) => {
    const changed = withStrings(inner, change, [...path, key])
    return changed === undefined ? [] : [[key, changed]]
  })
  return Object.fromEntries(fields) as Value
}
