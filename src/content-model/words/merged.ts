type Fields = { [field: string]: unknown }

/** Whether a value has fields; a list has none. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isBlank = (value: unknown) => typeof value === 'string' && !value.trim()

/**
 * The first value, in which the second one's words replace its own: field by field, at any depth. A
 * blank text replaces nothing, and only fields replace fields.
 */
export const merged = (one: unknown, other: unknown): unknown => {
  if (other === undefined || isBlank(other)) return one
  if (!isFields(one)) return other
  if (!isFields(other)) return one
  const said = Object.entries(other).map(([name, value]) => [name, merged(one[name], value)])
  return { ...one, ...(Object.fromEntries(said) as Fields) }
}
