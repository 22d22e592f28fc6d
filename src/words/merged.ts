type Fields = { [field: string]: unknown }

/** Whether a value has fields; a list has none. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The fields of both, at any depth; a list of the second, or a text that is not blank, replaces the other,
 * but nothing replaces fields.
 */
export const merged = (one: unknown, other: unknown): unknown => {
  if (other === undefined || (typeof other === 'string' && !other.trim())) return one
  if (!isFields(one)) return other
  if (!isFields(other)) return one
  const fields = Object.entries(other).map(([name, value]) => [name, merged(one[name], value)])
  return { ...one, ...(Object.fromEntries(fields) as Fields) }
}
