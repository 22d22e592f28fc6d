import { site } from '../seam'
import type { JsonEvent } from '../protocol'

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
  const isThere = ([key, part]: [string, unknown]) => inner.has(key) && isLike(inner.get(key), part)
  return inner.size === wanted.length && wanted.every(isThere)
}

/** What is wrong with an event's data, by the catalogue's samples; null if nothing is. */
export const eventFault = (machine: string, event: JsonEvent): string | null => {
  const samples = site.samplesOf(machine).filter(({ type }) => type === event.type)
  const wrong = samples.map((sample) =>
    Object.entries(sample).find(([key, value]) => !isLike(event[key], value)),
  )
  // A machine ignores events that it does not know.
  const [fault] = wrong
  if (!fault || wrong.includes(undefined)) return null
  const [key, value] = fault
  return `${event.type} needs ${key} like ${JSON.stringify(value)}.`
}
