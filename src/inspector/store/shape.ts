const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)

/** Whether data has the shape of a sample: the same keys, and values of the same types. */
export const isLike = (value: unknown, sample: unknown): boolean => {
  // An empty sample allows any primitive.
  if (sample === null || sample === undefined) return value === null || typeof value !== 'object'
  if (value === null) return typeof sample === 'string'
  if (kindOf(value) !== kindOf(sample)) return false
  if (Array.isArray(value) && Array.isArray(sample))
    return value.every((item) => isLike(item, sample[0]))
  if (typeof value !== 'object' || typeof sample !== 'object') return true
  const inner = new Map<string, unknown>(Object.entries(value))
  const wanted = Object.entries(sample)
  return (
    inner.size === wanted.length &&
    wanted.every(([key, part]) => inner.has(key) && isLike(inner.get(key), part))
  )
}
