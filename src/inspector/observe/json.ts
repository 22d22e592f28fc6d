import type { Json } from './protocol'

const DEPTH = 6
const ITEMS = 200
const CHARACTERS = 500

/** A copy that can be sent and shown, whatever it is made from; what is too much is cut. */
export const toJson = (value: unknown, depth = DEPTH): Json => {
  switch (typeof value) {
    case 'string':
      return value.length > CHARACTERS ? `${value.slice(0, CHARACTERS)}…` : value
    case 'number':
      return Number.isFinite(value) ? value : String(value)
    case 'boolean':
      return value
    case 'object':
      break
    default:
      return value === undefined ? null : `[${typeof value}]`
  }
  if (value === null) return null
  if (depth === 0) return '…'
  if (Array.isArray(value)) return value.slice(0, ITEMS).map((item) => toJson(item, depth - 1))
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype !== Object.prototype && prototype !== null) return `[${value.constructor.name}]`
  return Object.fromEntries(
    Object.entries(value)
      .slice(0, ITEMS)
      .filter(([, inner]) => inner !== undefined)
      .map(([key, inner]) => [key, toJson(inner, depth - 1)]),
  )
}
