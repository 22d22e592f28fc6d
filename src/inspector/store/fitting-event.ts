import type { AnyStateMachine } from 'xstate'

import { canTake } from './preview'
import type { Plain, PlainEvent, Still } from '../observe/protocol'

const textsIn = (value: Plain): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Words of the context that may stand in an event: the ids of this very actor. */
export const suggestionsOf = (still: Still) => [...new Set(textsIn(still.context))].slice(0, 50)

/** The samples of an event; where its data names things, also with those of this actor. */
const variants = (sample: PlainEvent, still: Still): PlainEvent[] => [
  sample,
  ...Object.entries(sample)
    .filter(([key, value]) => key !== 'type' && typeof value === 'string')
    .flatMap(([key]) =>
      suggestionsOf(still).map((text) => Object.assign({}, sample, { [key]: text })),
    ),
]

/** An event of a type as the actor would take it now; any of its type, if it takes none. */
export const fittingEvent = (
  machine: AnyStateMachine | undefined,
  samples: readonly PlainEvent[],
  type: string,
  still: Still,
): PlainEvent => {
  const candidates = samples
    .filter((sample) => sample.type === type)
    .flatMap((sample) => variants(sample, still))
  const fitting = machine && candidates.find((candidate) => canTake(machine, still, candidate))
  return fitting ?? candidates[0] ?? { type }
}
