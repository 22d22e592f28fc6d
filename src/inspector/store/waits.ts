import type { AnyStateMachine } from 'xstate'

import type { ActorSnapshot, Json } from '../protocol'
import { choicesOf } from './choices'
import { askGuard } from './guard'
import { once } from './once'
import { resolve } from './why'

/** Why something does not move, by the name of the hold. */
const HOLDS: Readonly<Record<string, string>> = {
  visitor: 'the visitor holds it',
  reduced: 'motion is reduced',
  motion: 'motion is stopped',
  hidden: 'the page is hidden',
  offscreen: 'off screen',
  inactive: 'not in use',
  scrolling: 'the page scrolls',
  pace: 'this device is slow',
  frozen: 'the page is frozen',
}

/** More events would be a list; they are counted then. */
const MOST = 4

const holdText = (hold: Json) => {
  const name = typeof hold === 'string' ? hold : JSON.stringify(hold)
  return HOLDS[name] ?? name
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
  if (snapshot.status !== 'active') return 'waits for nothing more'
  const holds = holdsOf(machine, snapshot)
  if (holds.length > 0) return `stands still: ${holds.join(', ')}`
  const events = choicesOf(machine, machineId, snapshot)
    .filter(({ does }) => does)
    .map(({ event }) => event.type)
  if (events.length === 0) return 'waits for nothing more'
  const named = events.length > MOST ? events.slice(0, MOST - 1) : events
  const more = events.length - named.length
  const rest = more > 0 ? [`${more} more`] : []
  return `waits for ${[...named, ...rest].join(', ')}`
}

/** What an actor at rest waits for, in words; empty if a timer of its own will move it. */
export const waitsFor = once(wait)
