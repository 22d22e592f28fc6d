import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine } from 'xstate'

import { toJson } from '../observe/json'
import { liveOf, machineOf } from '../observe/snapshots'
import type { ActorSnapshot, Json, JsonEvent } from '../protocol'
import { site } from '../seam'
import { childrenIn, isActive, isService, isStandIn } from '../xstate/services'
import { memoize } from './memoize'
import { effectOf, isTelling } from './preview'

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
      : (values[key] ?? othersOf(value, leaves)).map((other) => ({
          ...fields,
          [key]: other,
        })),
  )
  return [fields, ...others]
}

/** The events of a machine: those that have no sample, without data. */
const samplesOf = ({ id, events }: AnyStateMachine): readonly JsonEvent[] => {
  const samples = site.samplesOf(id)
  const known = new Set(samples.map(({ type }) => type))
  const bare = events.flatMap((type) => (known.has(type) || type.endsWith('*') ? [] : { type }))
  return [...samples, ...bare].filter(({ type }) => !type.startsWith('xstate.'))
}

/** Answers that are tried where the catalogue has no sample of one. */
const ANSWERS: readonly Json[] = [null, true, {}, [], '', 1]

/** What the services that run now may answer, each by an event. */
const answersIn = (snapshot: AnyMachineSnapshot, areAll: boolean): readonly AnyEventObject[] => {
  const samples = site.samplesOf(snapshot.machine.id)
  return childrenIn(snapshot).flatMap((child) => {
    if (!isActive(child) || !(areAll || isStandIn(child))) return []
    const answers = ['done', 'error'].flatMap((kind): AnyEventObject[] => {
      const type = `xstate.${kind}.actor.${child.id}`
      const known = samples.filter((sample) => sample.type === type)
      if (known.length > 0) return known.map((sample) => ({ actorId: child.id, ...sample }))
      const data = kind === 'done' ? 'output' : 'error'
      // Of a machine, its own steps lead to its output.
      const tried = isService(child) ? ANSWERS : [null]
      return tried.map((answer) => ({ type, actorId: child.id, [data]: answer }))
    })
    const synced = samples.filter(({ type }) => type === `xstate.snapshot.${child.id}`)
    return [...answers, ...synced]
  })
}

/**
 * The sample events of a machine, with all data that a context makes likely, and what its services may
 * answer: those that wait for it, or all.
 */
export const eventsFor = (snapshot: ActorSnapshot, areAll = false): readonly AnyEventObject[] => {
  const machine = machineOf(snapshot)
  if (!machine) return []
  const values = site.valuesOf(machine.id)
  return [
    ...samplesOf(machine).flatMap((sample) => variantsOf(sample, snapshot.context, values)),
    ...answersIn(liveOf(snapshot), areAll),
  ]
}

/**
 * The events of an actor, each with data by which it would change something now, if there is any;
 * always in the same order: a row must not move from under the pointer.
 */
export const choicesOf = memoize((snapshot: ActorSnapshot) => {
  const events = eventsFor(snapshot).map((event) => toJson(event) as JsonEvent)
  return [...new Set(events.map(({ type }) => type))].map((type) => {
    const candidates = events.filter((event) => event.type === type)
    const telling = candidates.find((event) => isTelling(effectOf(snapshot, event)))
    const fitting = telling ?? candidates.find((event) => effectOf(snapshot, event) === '')
    return { event: fitting ?? candidates[0] ?? { type }, does: telling !== undefined }
  })
})
