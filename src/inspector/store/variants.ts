import { site } from '../site'
import type { Json, JsonEvent } from '../protocol'

type Fields = Readonly<Record<string, Json>>

/** Values of a context that a field may name: an id, an index. A long list of them says no more. */
const MOST = 50

const leavesOf = (value: Json): Json[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value]

/** What else a field may hold: the other truth, another number, a text of the context. */
const othersOf = (value: Json, leaves: readonly Json[]): readonly Json[] => {
  if (typeof value === 'boolean') return [!value]
  if (typeof value === 'number')
    return [0, 1, 10 * value, ...leaves.filter((leaf) => typeof leaf === 'number')]
  if (typeof value === 'string') return leaves.filter((leaf) => typeof leaf === 'string')
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return variantsOf(value as Fields, leaves as Json).slice(1)
}

/** Fields as they are, and copies of them with one field replaced: by one of its few values, if it has them. */
export function variantsOf<Some extends Fields>(
  fields: Some,
  context: Json,
  values: Readonly<Record<string, readonly string[]>> = {},
): readonly Some[] {
  const leaves = [...new Set(leavesOf(context))].slice(0, MOST)
  const others = Object.entries(fields).flatMap(([key, value]) =>
    key === 'type'
      ? []
      : (values[key] ?? othersOf(value, leaves)).map((other) => ({ ...fields, [key]: other })),
  )
  return [fields, ...others]
}

/** The sample events of a machine, with all data that a context makes likely. */
export const eventsFor = (machine: string, context: Json): readonly JsonEvent[] =>
  site.samplesOf(machine).flatMap((sample) => variantsOf(sample, context, site.valuesOf(machine)))
