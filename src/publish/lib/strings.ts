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
