import type { AnyStateMachine } from 'xstate'

import { words } from '../site'
import type { ActorSnapshot, Json } from '../protocol'
import { choicesOf } from './choices'
import { askGuard } from './guard'
import { once } from './once'
import { resolve } from './why'

const { status } = words
/** More events would be a list; they are counted then. */
const MOST = 4

const holdText = (hold: Json) => {
  const known: Readonly<Record<string, string>> = status.holds
  const name = typeof hold === 'string' ? hold : JSON.stringify(hold)
  return known[name] ?? name
}

/** The reasons in a list of holds, if that is what keeps an active state from moving on. */
const holdsOf = (machine: AnyStateMachine, snapshot: ActorSnapshot): string[] => {
  const resolved = resolve(machine, snapshot)
  const args = { context: resolved.context as object, event: { type: '' } }
  const refused = resolved._nodes
    .flatMap(({ always = [] }) => always)
    .flatMap(({ guard }) => (guard === undefined ? [] : askGuard(guard, resolved, args)))
    .filter(({ passed }) => !passed)
  const lists = refused.flatMap(({ values }) => values.map(([, value]) => value))
  return [...new Set(lists.filter(Array.isArray).flat().map(holdText))]
}

const wait = (machine: AnyStateMachine, machineId: string, snapshot: ActorSnapshot): string => {
  if (snapshot.timers.length > 0) return ''
  if (snapshot.status !== 'active') return status.rest
  const holds = holdsOf(machine, snapshot)
  if (holds.length > 0) return `${status.still}: ${holds.join(', ')}`
  const events = choicesOf(machine, machineId, snapshot)
    .filter(({ does }) => does)
    .map(({ event }) => event.type)
  if (events.length === 0) return status.rest
  const named = events.length > MOST ? events.slice(0, MOST - 1) : events
  const more = events.length - named.length
  const rest = more > 0 ? [`${more} ${status.more}`] : []
  return `${status.waits} ${[...named, ...rest].join(', ')}`
}

/** What an actor at rest waits for, in words; empty if a timer of its own will move it. */
export const waitsFor = once(wait)
