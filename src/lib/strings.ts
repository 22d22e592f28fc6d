import { isFields } from '#content-model/words/merged.ts'

/** The keys that lead to a value. */
export type Path = readonly (string | number)[]

/** `work[0].startDate` */
export const spelled = (keys: Path) =>
  keys
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`))
    .join('')
    .replace(/^\./, '')

/** Every text in a value, with its path. */
export const stringsIn = (value: unknown, path: Path = []): [Path, string][] => {
  if (typeof value === 'string') return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    stringsIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}

/**
 * A value with each of its parts changed, outer parts first; a field that becomes undefined is left
 * out.
 */
export const mapDeep = <Value>(
  value: Value,
  change: (part: unknown, path: Path) => unknown,
  path: Path = [],
): Value => {
  const changed = change(value, path)
  if (Array.isArray(changed))
    return changed.map((item: unknown, index) => mapDeep(item, change, [...path, index])) as Value
  if (!isFields(changed)) return changed as Value
  const fields = Object.entries(changed).flatMap(([key, inner]) => {
    const now = mapDeep(inner, change, [...path, key])
    return now === undefined ? [] : [[key, now]]
  })
  return Object.fromEntries(fields) as Value
}
