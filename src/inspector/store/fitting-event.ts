import type { AnyStateMachine } from 'xstate'
import { canTake } from './preview'
import type { Json, JsonEvent, ActorSnapshot } from '../protocol'

const textsIn = (value: Json): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Strings of the context, as suggestions for an event's data: often ids. */
export const suggestionsOf = (snapshot: ActorSnapshot) =>
  [...new Set(textsIn(snapshot.context))].slice(0, 50)

/** A sample, and copies of it with each string replaced by a suggestion. */
const variants = (sample: JsonEvent, snapshot: ActorSnapshot): JsonEvent[] => [
  sample,
  ...Object.entries(sample)
    .filter(([key, value]) => key !== 'type' && typeof value === 'string')
    .flatMap(([key]) =>
      suggestionsOf(snapshot).map((text) => Object.assign({}, sample, { [key]: text })),
    ),
]

/** An event that the actor would take now; any of the type, if it takes none. */
export const fittingEvent = (
  machine: AnyStateMachine | undefined,
  samples: readonly JsonEvent[],
  type: string,
  snapshot: ActorSnapshot,
): JsonEvent => {
  const candidates = samples
    .filter((sample) => sample.type === type)
    .flatMap((sample) => variants(sample, snapshot))
  const fitting = machine && candidates.find((candidate) => canTake(machine, snapshot, candidate))
  return fitting ?? candidates[0] ?? { type }
}
