import type { AnyStateMachine } from 'xstate'

import { site } from '../site'
import type { ActorSnapshot, Json, JsonEvent } from '../protocol'
import { once } from './once'
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

/**
 * The events of an actor, each with data by which it would change something now, if there is any;
 * always in the same order: a row must not move from under the pointer.
 */
const choose = (
  machine: AnyStateMachine | undefined,
  machineId: string,
  snapshot: ActorSnapshot,
): readonly Choice[] => {
  const effect = (event: JsonEvent) => machine && effectOf(machine, snapshot, event)
  const samples = site.samplesOf(machineId)
  return [...new Set(samples.map(({ type }) => type))].map((type): Choice => {
    const candidates = samples
      .filter((sample) => sample.type === type)
      .flatMap((sample) => variants(sample, snapshot))
    const telling = candidates.find(effect)
    const fitting = telling ?? candidates.find((event) => effect(event) === '')
    return { event: fitting ?? candidates[0] ?? { type }, does: telling !== undefined }
  })
}

export const choicesOf = once(choose)
