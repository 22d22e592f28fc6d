import { createActor } from 'xstate'

import { site, words } from '../site'
import { type CatalogueEntry, entryOf } from '../sources/machines'
import { eventFault } from '../store/event-check'
import { isTimer } from '../store/history'
import { harmless, isLike } from '../store/shape'
import { ManualClock } from '../observe/manual-clock'
import type { ActorSnapshot, Json, JsonEvent, StateName, Timer } from '../protocol'
import {
  FORMAT,
  LARGEST_RECORDING,
  type RecordedActor,
  type RecordedEvent,
  type Recording,
  VERSION,
} from './recording'

const { faults } = words

const MOST_EVENTS = 2000
/** An actor's snapshot may be as deep as what is logged, four steps inside a recording. */
const DEPTH = 10

/** A message for the reader: why a recording is refused. */
class Fault extends Error {}

/** @throws a fault that says where the shape is wrong, or another message */
function must(condition: boolean, where: string, message?: string): asserts condition {
  if (!condition) throw new Fault(message ?? `${faults.shape} (${where}).`)
}

const objectAt = (value: Json | undefined, where: string) => {
  must(typeof value === 'object' && value !== null && !Array.isArray(value), where)
  return value as Readonly<Record<string, Json>>
}

const listAt = (value: Json | undefined, where: string) => {
  must(Array.isArray(value), where)
  return value as readonly Json[]
}

const readTimer = (value: Json): Timer => {
  const { event, delay, due } = objectAt(value, 'timer')
  must(typeof event === 'string' && typeof delay === 'number' && typeof due === 'number', 'timer')
  return { event, delay, due }
}

const readBase = (value: Json, { machine, input }: CatalogueEntry): ActorSnapshot | null => {
  if (value === null) return null
  const { context = null, value: state = null, timers, status } = objectAt(value, 'base')
  const sample = createActor(machine, { input, clock: new ManualClock() }).getSnapshot()
  must(isLike(context, sample.context), 'context')
  try {
    machine.resolveState({ value: state as StateName, context })
  } catch {
    must(false, 'state')
  }
  const read = listAt(timers, 'timers').map(readTimer)
  must(
    read.every(({ event }) => machine.events.includes(event)),
    'timer',
  )
  const isDone = status === 'done'
  return { value: state as StateName, context, status: isDone ? 'done' : 'active', timers: read }
}

const readActor = (value: Json): RecordedActor => {
  const { name, machine, hash, input = null, base = null } = objectAt(value, 'actor')
  must(typeof machine === 'string' && typeof name === 'string', 'actor')
  const entry = entryOf(machine)
  must(entry !== undefined, 'machine', `${faults.machine}: ${machine}.`)
  must(hash === site.charts[machine]?.hash, 'hash', `${faults.hash}: ${machine}.`)
  must(isLike(input, entry.input ?? null), 'input')
  return { name, machine, hash: String(hash), input, base: readBase(base, entry) }
}

const readEvent = (value: Json, actors: readonly RecordedActor[]): RecordedEvent => {
  const { at, actor: index, event: data } = objectAt(value, 'event')
  const { machine } = actors[Number(index)] ?? {}
  const event = objectAt(data, 'event') as JsonEvent
  must(typeof at === 'number' && machine !== undefined && typeof event.type === 'string', 'event')
  const isKnown = entryOf(machine)!.machine.events.includes(event.type)
  must(!event.type.startsWith('xstate.') || (isTimer(event) && isKnown), 'timer')
  const fault = eventFault(machine, event)
  must(fault === null, 'event', fault ?? '')
  return { at: Math.max(0, at), actor: Number(index), event }
}

const read = (text: string): Recording => {
  must(text.length <= LARGEST_RECORDING, '', faults.tooLarge)
  let parsed: Json = null
  try {
    parsed = JSON.parse(text) as Json
  } catch {
    must(false, '', faults.notJson)
  }
  const { format, version, route, actors, events } = objectAt(parsed, 'JSON')
  must(format === FORMAT, 'format')
  must(version === VERSION, 'version', faults.version)
  must(typeof route === 'string' && /^\/(?!\/)[\w/-]*$/.test(route), 'route')
  must(listAt(events, 'events').length <= MOST_EVENTS, 'events', faults.events)
  must(harmless(parsed, DEPTH, MOST_EVENTS) !== undefined, 'data')
  const known = listAt(actors, 'actors').map(readActor)
  const sent = listAt(events, 'events').map((event) => readEvent(event, known))
  return { format, version, route, actors: known, events: sent }
}

/** Reads a recording from elsewhere: a checked copy, or why it is refused. */
export const readRecording = (text: string): Recording | string => {
  try {
    return read(text)
  } catch (error) {
    if (error instanceof Fault) return error.message
    throw error
  }
}
