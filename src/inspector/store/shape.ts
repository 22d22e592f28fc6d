import { limits } from '../observe/json'
import type { Json } from '../protocol'

const LARGEST = 1_000_000_000

/** Keys that could change an object's prototype. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

/** Copies data within the limits and without dangerous keys; undefined if it exceeds them. */
export const harmless = (
  value: unknown,
  depth: number = limits.depth,
  most: number = limits.items,
): Json | undefined => {
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'string') return value.length <= limits.characters ? value : undefined
  if (typeof value === 'number') return Math.abs(value) <= LARGEST ? value : undefined
  if (typeof value !== 'object' || depth === 0) return undefined
  const entries = Object.entries(value)
  if (entries.length > most) return undefined
  const copies = entries.map(([key, inner]) => [key, harmless(inner, depth - 1, most)] as const)
  if (copies.some(([key, inner]) => inner === undefined || FORBIDDEN.has(key))) return undefined
  if (Array.isArray(value)) return copies.map(([, inner]) => inner ?? null)
  return Object.fromEntries(copies) as Json
}

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
  const [keys, wanted] = [Object.keys(value), Object.keys(sample)]
  return (
    keys.length === wanted.length &&
    wanted.every((key) =>
      isLike((value as Record<string, unknown>)[key], (sample as Record<string, unknown>)[key]),
    )
  )
}
