import type { AnyStateMachine } from 'xstate'

import type { ActorSnapshot, JsonEvent } from '../../protocol'
import type { Choice } from '../../store/choices'
import { explain } from '../../store/why'

/** The transitions that would change something now, by id, each with the event that takes it. */
export const sendableOf = (
  machine: AnyStateMachine | undefined,
  snapshot: ActorSnapshot,
  choices: readonly Choice[],
): ReadonlyMap<string, JsonEvent> =>
  new Map(
    choices.flatMap(({ event, does }) =>
      machine && does
        ? explain(machine, snapshot, event)
            .flatMap(({ tries }) => tries)
            .filter(({ taken }) => taken)
            .map(({ id }) => [id, event] as const)
        : [],
    ),
  )
