import type { AnyStateMachine } from 'xstate'

import { type Chart, type ChartTransition, transitionsIn } from '../../../chart/chart'
import type { Drawing, StateBox } from '../../../chart/layout/layout'
import { transitionSentence } from './sentence-text'
import type { Pointed } from '../../context/pointed'
import type { ActorSnapshot, JsonEvent } from '../../protocol'
import type { Choice } from '../../store/choices'
import { explain } from '../../store/why'

/** A state or a transition that is drawn: it can be pointed at, focused and pressed. */
export interface ChartPart {
  box: StateBox
  /** Undefined for a state. */
  transition?: ChartTransition
  /** The transition in words. */
  sentence?: string
}

/** All parts by their name, in the order of reading. */
export const partsOf = (chart: Chart, { boxes }: Drawing) => {
  const parts = new Map<string, ChartPart>()
  for (const box of boxes) {
    parts.set(box.id, { box })
    for (const { transition } of box.rows) {
      if (!transition) continue
      const sentence = transitionSentence(chart, transition).text
      parts.set(transition.id, { box, transition, sentence })
    }
  }
  return parts
}

/** The name of the part that an event is on; empty if it is none. */
export const nameIn = ({ target }: { target: EventTarget }) =>
  (target as Element).closest('[data-part]')?.getAttribute('data-part') ?? ''

/** What is lit elsewhere while a part is pointed at: of a state, all that enter or leave it. */
export const pointedBy = (chart: Chart, { box: { node }, transition }: ChartPart) => {
  const leaving = transition ? [transition] : node.transitions
  const entering = transition
    ? []
    : transitionsIn(chart).filter(({ targets }) => targets.includes(node.id))
  return {
    events: [...new Set(leaving.map(({ event }) => event))],
    transitions: [...leaving, ...entering].map(({ id }) => id),
    state: transition ? '' : node.id,
  }
}

/** Whether a transition is lit. Where only an event is pointed at, all of that event are. */
export const isLit = ({ events, transitions }: Pointed, { id, event }: ChartTransition) =>
  transitions.length > 0 ? transitions.includes(id) : events.includes(event)

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
