import { site } from '../seam'
import type { JsonEvent } from '../protocol'

const kindOf = (value: unknown) => {
  if (Array.isArray(value)) return 'array'
  return value === null ? 'null' : typeof value
}

/** A field that is of another kind in a sample, with that; undefined if none is. */
export const unlike = (data: object, sample: object): readonly [string, unknown] | undefined =>
  Object.entries(sample).find(([key, wanted]) => {
    const kind = kindOf(Reflect.get(data, key))
    const isText = wanted === null || typeof wanted === 'string'
    // Null stands for what is not known yet, and for no text.
    return kind !== kindOf(wanted) && !(isText && (kind === 'null' || kind === 'string'))
  })

/** What is wrong with an event's data, by the catalogue's samples; null if nothing is. */
export const eventFault = (machine: string, event: JsonEvent): string | null => {
  const samples = site.samplesOf(machine).filter(({ type }) => type === event.type)
  const [fault, ...others] = samples.map((sample) => unlike(event, sample))
  // A machine ignores events that it does not know.
  if (!fault || others.includes(undefined)) return null
  const [key, value] = fault
  return `${event.type} needs ${key} like ${JSON.stringify(value)}.`
}
