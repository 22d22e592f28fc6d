import type { Json } from '../observe/protocol'

const DEPTH = 6
const ITEMS = 200
const CHARACTERS = 500
const LARGEST = 1_000_000_000

/** Names by which an object could be given another nature. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

/** A copy of data that is small, flat and harmless; undefined if it is not. */
export const harmless = (value: unknown, depth = DEPTH): Json | undefined => {
  if (value === null || typeof value === 'boolean') return value
  if (typeof value === 'string') return value.length <= CHARACTERS ? value : undefined
  if (typeof value === 'number') return Math.abs(value) <= LARGEST ? value : undefined
  if (typeof value !== 'object' || depth === 0) return undefined
  const entries = Object.entries(value)
  if (entries.length > ITEMS) return undefined
  const copies = entries.map(([key, inner]) => [key, harmless(inner, depth - 1)] as const)
  if (copies.some(([key, inner]) => inner === undefined || FORBIDDEN.has(key))) return undefined
  if (Array.isArray(value)) return copies.map(([, inner]) => inner ?? null)
  return Object.fromEntries(copies) as Json
}

const kindOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)

/** Whether data is built as a sample is: the same names, and the same kind of thing under each. */
export const isLike = (value: unknown, sample: unknown): boolean => {
  // A sample that is empty says nothing of what may come in its place.
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
