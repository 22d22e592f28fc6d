import type { Json } from '../protocol'

/** Limits of what is copied. */
const limits = { depth: 6, items: 200, characters: 500 } as const

/** Copies any value as JSON; cuts what is too deep or too long. */
export const toJson = (value: unknown, depth: number = limits.depth): Json => {
  if (value === null || value === undefined) return null
  if (typeof value === 'string')
    return value.length > limits.characters ? `${value.slice(0, limits.characters)}…` : value
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value)
  if (typeof value === 'boolean') return value
  if (typeof value !== 'object') return `[${typeof value}]`
  if (depth === 0) return '…'
  if (Array.isArray(value))
    return value.slice(0, limits.items).map((item) => toJson(item, depth - 1))
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return `[${value.constructor.name}]`
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, limits.items)
      .filter(([, inner]) => inner !== undefined)
      .map(([key, inner]) => [key, toJson(inner, depth - 1)]),
  )
}
