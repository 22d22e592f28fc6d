import type { CatalogueEntry } from '#machines'

/** What kind of data a sample is: `number`, `list`, `{ width, height }`. */
const kindOf = (value: unknown) => {
  if (Array.isArray(value)) return 'list'
  if (typeof value !== 'object') return typeof value
  return value === null ? 'null' : `{ ${Object.keys(value).join(', ')} }`
}

/** The data of an event, a line for each part: `reason: visitor | reduced`. */
export const payloadOf = ({ events, values }: CatalogueEntry, type: string): string[] => {
  const samples = (events as readonly Record<string, unknown>[]).filter(
    (event) => event['type'] === type,
  )
  const keys = new Set(samples.flatMap((sample) => Object.keys(sample)))
  keys.delete('type')
  return [...keys].map((key) => {
    const kinds = values[key] ?? new Set(samples.map((sample) => kindOf(sample[key])))
    // No line begins with a stroke.
    return `${key}: ${[...kinds].join('\u00A0| ')}`
  })
}
