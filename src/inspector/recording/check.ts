import { createActor } from 'xstate'

import { site, words } from '../site'
import { entryOf } from '../sources/machines'
import { eventFault } from '../store/event-check'
import { harmless, isLike } from '../store/shape'
import { ManualClock } from '../observe/manual-clock'
import type { JsonEvent, StateName, ActorSnapshot, Timer } from '../protocol'
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
const MOST_ACTORS = 100
const MOST_TIMERS = 20
const LONGEST_NAME = 100
const LARGEST_NUMBER = 1e9

/** A message for the reader: why a recording is refused. */
class Fault extends Error {}

/** @throws a fault that says where the shape is wrong, or another message */
function must(condition: boolean, where: string, message?: string): asserts condition {
  if (!condition) throw new Fault(message ?? `${faults.shape} (${where}).`)
}

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_NAME

const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= LARGEST_NUMBER

const objectAt = (value: unknown, where: string) => {
  must(typeof value === 'object' && value !== null && !Array.isArray(value), where)
  return value as Record<string, unknown>
}

const listAt = (value: unknown, where: string, most: number): unknown[] => {
  must(Array.isArray(value), where)
  must(value.length <= most, where, faults.events)
  return value
}

const readTimer = (value: unknown): Timer => {
  const { event, delay, due } = objectAt(value, 'timer')
  must(isName(event) && isNumber(delay) && isNumber(due), 'timer')
  return { event, delay, due }
}

const readBase = (value: unknown, machineId: string): ActorSnapshot | null => {
  if (value === null) return null
  const base = objectAt(value, 'base')
  const { machine, input } = entryOf(machineId)!
  const sample = createActor(machine, { input, clock: new ManualClock() }).getSnapshot()
  const context = harmless(base['context'])
  must(context !== undefined && isLike(context, sample.context), 'context')
  const state = harmless(base['value']) as StateName
  try {
    machine.resolveState({ value: state, context })
  } catch {
    must(false, 'state')
  }
  const timers = listAt(base['timers'], 'timers', MOST_TIMERS).map(readTimer)
  must(
    timers.every(({ event }) => machine.events.includes(event)),
    'timer',
  )
  return { value: state, context, status: base['status'] === 'done' ? 'done' : 'active', timers }
}

const readActor = (value: unknown): RecordedActor => {
  const { name, machine, hash, input: given = null, base = null } = objectAt(value, 'actor')
  must(isName(machine) && isName(name), 'actor')
  const entry = entryOf(machine)
  must(entry !== undefined, 'machine', `${faults.machine}: ${machine}.`)
  must(hash === site.charts[machine]?.hash, 'hash', `${faults.hash}: ${machine}.`)
  const input = harmless(given)
  must(input !== undefined && isLike(input, entry.input ?? null), 'input')
  return { name, machine, hash: String(hash), input, base: readBase(base, machine) }
}

const readEventOf = (value: unknown, actors: readonly RecordedActor[]): RecordedEvent => {
  const { at, actor: index, event: data, timer } = objectAt(value, 'event')
  const actor = isNumber(index) ? actors[index] : undefined
  const event = objectAt(harmless(data), 'event') as JsonEvent
  must(isNumber(at) && actor !== undefined && isName(event.type), 'event')
  const read = { at: Math.max(0, at), actor: actors.indexOf(actor), event }
  if (event.type.startsWith('xstate.')) {
    must(timer === true && entryOf(actor.machine)!.machine.events.includes(event.type), 'timer')
    return { ...read, timer }
  }
  const fault = eventFault(actor.machine, event)
  must(fault === null, 'event', fault ?? '')
  return read
}

const read = (text: string): Recording => {
  must(text.length <= LARGEST_RECORDING, '', faults.tooLarge)
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    must(false, '', faults.notJson)
  }
  const { format, version, route, ...lists } = objectAt(parsed, 'JSON')
  must(format === FORMAT, 'format')
  must(version === VERSION, 'version', faults.version)
  must(isName(route) && /^\/(?!\/)[\w/-]*$/.test(route), 'route')
  const actors = listAt(lists['actors'], 'actors', MOST_ACTORS).map(readActor)
  const events = listAt(lists['events'], 'events', MOST_EVENTS).map((event) =>
    readEventOf(event, actors),
  )
  return { format, version, route, actors, events }
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
