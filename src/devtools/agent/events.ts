import type { AnyActor, AnyEventObject, AnyMachineSnapshot } from 'xstate'

import { checkText } from '#devtools/inspector/explain/guard.ts'
import { foresee } from '#devtools/inspector/explain/foresee.ts'
import { hasEffect, effectOf } from '#devtools/inspector/explain/preview.ts'
import { explain, reasonOf } from '#devtools/inspector/explain/why.ts'
import { site } from '#devtools/inspector/site.ts'
import { sendersOf, snapshotOf } from './actors.ts'
import { fieldsOf } from './answer.ts'

/** The event that a call names. @throws if the input names none */
export const eventIn = (input: unknown): AnyEventObject => {
  const { event } = fieldsOf(input)
  const { type } = fieldsOf(event)
  if (typeof type !== 'string' || type === '')
    throw new Error('event is an object with a type, like {"type": "slide.next"}')
  return { ...fieldsOf(event), type }
}

/** What an event would do, in words, or why it would be ignored. Unlike the panel's preview it never waits. */
export const foreseenText = (snapshot: AnyMachineSnapshot, event: AnyEventObject): string => {
  foresee(snapshot, event)
  const effect = effectOf(snapshot, event)
  return effect === null ? reasonOf(snapshot, event) : effect || 'changes nothing'
}

/** Whether an event would change something, and throw nothing. */
export const changes = (snapshot: AnyMachineSnapshot, event: AnyEventObject) => {
  foresee(snapshot, event)
  return hasEffect(snapshot, event)
}

/** The states that are asked for an event, the transitions that each tries, and what their guards say. */
export const askedFor = (snapshot: AnyMachineSnapshot, event: AnyEventObject) =>
  explain(snapshot, event).flatMap(({ name, tries }) =>
    tries.map(({ targets, check, taken }) => ({
      state: name,
      ...(targets.length > 0 && { to: targets.join(', ') }),
      ...(check && { guard: checkText(check) }),
      taken,
    })),
  )

const typeName = (value: unknown) => {
  if (value === null) return 'null'
  return Number.isInteger(value) ? 'whole number' : typeof value
}

/** The mistake in an event's data, found by the samples of its machine; empty if there is none. */
const faultIn = (chart: string, { type, ...data }: AnyEventObject): string => {
  const { events, values } = site.samplesOf(chart)
  const samples = events.filter((sample) => sample.type === type)
  const fields = new Set(samples.flatMap((sample) => Object.keys(sample)))
  const unknown = Object.keys(data).find((field) => !fields.has(field))
  if (unknown !== undefined) return `${type} has no ${unknown}`
  for (const field of fields) {
    if (field === 'type') continue
    const value: unknown = data[field]
    if (value === undefined && samples.some((sample) => !(field in sample))) continue
    const kinds = [...new Set(samples.map((sample) => typeName(sample[field])))]
    if (!kinds.includes(typeName(value))) return `${field} of ${type} is a ${kinds.join(' or a ')}`
    const known = values[field]
    if (known && !known.includes(String(value)))
      return `${field} of ${type} is one of ${known.join(', ')}`
  }
  return ''
}

/** Why an agent may not send an event whatever the state; empty if it may. */
const whoElse = (chart: string, type: string): string => {
  const { visitor, byHand, page } = sendersOf(chart)
  if (byHand.includes(type)) return `only the visitor's own hand sends ${type}`
  if (page.includes(type)) return `only the page itself sends ${type}`
  return visitor.includes(type) ? '' : `${chart} has no event ${type}`
}

/** Why an agent cannot send an event to an actor now; empty if it can. */
export const obstacleTo = (actor: AnyActor, chart: string, event: AnyEventObject): string => {
  const fault = whoElse(chart, event.type) || faultIn(chart, event)
  const snapshot = snapshotOf(actor)
  return fault || (changes(snapshot, event) ? '' : foreseenText(snapshot, event))
}
