import { site, words } from '../site'
import type { Json, JsonEvent } from '../protocol'

const { faults } = words

const LONGEST = 200
const LARGEST = 1_000_000

type Data = Record<string, unknown>

/** Whether a value is of a sample's type, and so is what is in it. */
const isField = (value: unknown, sample: unknown): boolean => {
  if (typeof sample === 'object' && sample !== null)
    return (
      typeof value === 'object' &&
      value !== null &&
      Array.isArray(value) === Array.isArray(sample) &&
      Object.entries(sample).every(([key, inner]) => isField((value as Data)[key], inner))
    )
  return typeof value === typeof sample
    ? (typeof value !== 'string' || value.length <= LONGEST) &&
        (typeof value !== 'number' || (Number.isFinite(value) && Math.abs(value) <= LARGEST))
    : value === null && sample === null
}

const kinds: Record<string, string> = faults

/** What is wrong with an event's data, by the catalogue's samples; null if nothing is. */
export const eventFault = (machine: string, event: Record<string, unknown>): string | null => {
  if (typeof event['type'] !== 'string' || event['type'].length > LONGEST) return faults.event
  const samples = site.samplesOf(machine).filter(({ type }) => type === event['type'])
  // A machine ignores events that it does not know.
  if (samples.length === 0) return null
  const fitting = samples.some((sample) =>
    Object.entries(sample).every(([key, value]) =>
      value === null ? isField(event[key], '') || event[key] === null : isField(event[key], value),
    ),
  )
  if (fitting) return null
  const [sample] = samples
  const [key, value] = Object.entries(sample ?? {}).find(
    ([name, wanted]) => !isField(event[name], wanted),
  ) ?? ['type', '']
  return `${event['type']} ${faults.field} ${key}: ${kinds[typeof value] ?? faults.string}.`
}

/** As events are named: `slide.next`. */
const NAME = /^[\w.*-]+$/

/** Reads an event that was written by hand; returns a message if it is none. */
export const readEvent = (text: string): JsonEvent | string => {
  const name = text.trim()
  if (NAME.test(name) && Number.isNaN(Number(name)))
    return name.startsWith('xstate.') ? faults.event : { type: name }
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    return faults.event
  }
  if (typeof parsed !== 'object' || parsed === null || !('type' in parsed)) return faults.event
  if (typeof parsed.type !== 'string' || parsed.type === '' || parsed.type.startsWith('xstate.'))
    return faults.event
  return parsed as Record<string, Json> & { type: string }
}
