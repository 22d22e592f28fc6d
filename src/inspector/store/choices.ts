import type { AnyStateMachine } from 'xstate'

import { site } from '../site'
import type { ActorSnapshot, Json, JsonEvent } from '../protocol'
import { effectOf } from './preview'

/** An event that an actor knows, with data that fits its snapshot. */
export interface Choice {
  event: JsonEvent
  /** Whether it would change anything. */
  does: boolean
}

const textsIn = (value: Json): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** A sample, and copies of it with each string replaced by one of the context: often an id. */
const variants = (sample: JsonEvent, { context }: ActorSnapshot): JsonEvent[] => {
  const texts = [...new Set(textsIn(context))].slice(0, 50)
  const fields = Object.keys(sample).filter(
    (key) => key !== 'type' && typeof sample[key] === 'string',
  )
  return [sample, ...fields.flatMap((key) => texts.map((text) => ({ ...sample, [key]: text })))]
}

const known = new WeakMap<ActorSnapshot, readonly Choice[]>()

/**
 * The events of an actor, each with data by which it would change something now, if there is any;
 * always in the same order: a row must not move from under the pointer. Computed once a snapshot.
 */
export const choicesOf = (
  machine: AnyStateMachine | undefined,
  machineId: string,
  snapshot: ActorSnapshot,
): readonly Choice[] => {
  const asked = known.get(snapshot)
  if (asked) return asked
  const effect = (event: JsonEvent) => machine && effectOf(machine, snapshot, event)
  const samples = site.samplesOf(machineId)
  const choices = [...new Set(samples.map(({ type }) => type))].map((type): Choice => {
    const candidates = samples
      .filter((sample) => sample.type === type)
      .flatMap((sample) => variants(sample, snapshot))
    const telling = candidates.find(effect)
    const fitting = telling ?? candidates.find((event) => effect(event) === '')
    return { event: fitting ?? candidates[0] ?? { type }, does: telling !== undefined }
  })
  known.set(snapshot, choices)
  return choices
}
