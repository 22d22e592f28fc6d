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
const LONGEST_NAME = 100

/** A message for the reader: why a recording is refused. */
class Fault extends Error {}

const shapeFault = (where: string) => new Fault(`${faults.shape} (${where}).`)

type Unknown = Record<string, unknown>

const objectAt = (value: unknown, where: string): Unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw shapeFault(where)
  return value as Unknown
}

const textAt = (value: unknown, where: string): string => {
  if (typeof value !== 'string' || value.length > LONGEST_NAME) throw shapeFault(where)
  return value
}

const listAt = (value: unknown, where: string, most: number): unknown[] => {
  if (!Array.isArray(value)) throw shapeFault(where)
  if (value.length > most) throw new Fault(faults.events)
  return value
}

const numberAt = (value: unknown, where: string): number => {
  if (typeof value !== 'number' || !Number.isFinite(value) || Math.abs(value) > 1e9)
    throw shapeFault(where)
  return value
}

const readTimer = (value: unknown, known: readonly string[]): Timer => {
  const timer = objectAt(value, 'timer')
  const event = textAt(timer['event'], 'timer')
  if (!known.includes(event)) throw shapeFault('timer')
  return { event, delay: numberAt(timer['delay'], 'timer'), due: numberAt(timer['due'], 'timer') }
}

const readBase = (value: unknown, machineId: string): ActorSnapshot | null => {
  if (value === null) return null
  const base = objectAt(value, 'base')
  const entry = entryOf(machineId)
  if (!entry) throw shapeFault('base')
  const sample = createActor(entry.machine, { input: entry.input, clock: new ManualClock() })
  const context = harmless(base['context'])
  if (context === undefined || !isLike(context, sample.getSnapshot().context))
    throw shapeFault('context')
  const state = harmless(base['value']) as StateName
  try {
    entry.machine.resolveState({ value: state, context })
  } catch {
    throw shapeFault('state')
  }
  const timers = listAt(base['timers'], 'timers', 20).map((timer) =>
    readTimer(timer, entry.machine.events),
  )
  const status = base['status'] === 'done' ? 'done' : 'active'
  return { value: state, context, status, timers }
}

const readActor = (value: unknown): RecordedActor => {
  const actor = objectAt(value, 'actor')
  const machine = textAt(actor['machine'], 'machine')
  const entry = entryOf(machine)
  if (!entry) throw new Fault(`${faults.machine}: ${machine}.`)
  if (actor['hash'] !== site.charts[machine]?.hash) throw new Fault(`${faults.hash}: ${machine}.`)
  const input = harmless(actor['input'] ?? null)
  if (input === undefined || !isLike(input, entry.input ?? null)) throw shapeFault('input')
  return {
    name: textAt(actor['name'], 'name'),
    machine,
    hash: String(actor['hash']),
    input,
    base: readBase(actor['base'] ?? null, machine),
  }
}

const readEventOf = (value: unknown, actors: readonly RecordedActor[]): RecordedEvent => {
  const { at, actor: index, event: data, timer } = objectAt(value, 'event')
  const actor = actors[numberAt(index, 'event')]
  const event = harmless(data)
  if (!actor || typeof event !== 'object' || event === null) throw shapeFault('event')
  const type = textAt((event as Unknown)['type'], 'event')
  const isTimer = type.startsWith('xstate.')
  const known = entryOf(actor.machine)?.machine.events.includes(type)
  if (isTimer && (timer !== true || !known)) throw shapeFault('timer')
  const fault = isTimer ? null : eventFault(actor.machine, event as Unknown)
  if (fault) throw new Fault(fault)
  return {
    at: Math.max(0, numberAt(at, 'time')),
    actor: actors.indexOf(actor),
    event: event as JsonEvent,
    ...(isTimer ? { timer: true as const } : {}),
  }
}

const parse = (text: string): unknown => {
  if (text.length > LARGEST_RECORDING) throw new Fault(faults.tooLarge)
  try {
    return JSON.parse(text)
  } catch {
    throw new Fault(faults.notJson)
  }
}

const read = (text: string): Recording => {
  const value = objectAt(parse(text), 'JSON')
  if (value['format'] !== FORMAT) throw shapeFault('format')
  if (value['version'] !== VERSION) throw new Fault(faults.version)
  const route = textAt(value['route'], 'route')
  if (!/^\/[\w/-]*$/.test(route) || route.startsWith('//')) throw shapeFault('route')
  const actors = listAt(value['actors'], 'actors', MOST_ACTORS).map(readActor)
  const events = listAt(value['events'], 'events', MOST_EVENTS).map((event) =>
    readEventOf(event, actors),
  )
  return { format: FORMAT, version: VERSION, route, actors, events }
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
