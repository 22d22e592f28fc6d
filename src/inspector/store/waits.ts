import type { AnyStateMachine } from 'xstate'

import type { ActorSnapshot, Json } from '../protocol'
import { nameOf } from '../observe/names'
import { activeStates, site } from '../seam'
import { choicesOf } from './choices'
import { askGuard } from './guard'
import { answerOf, childrenIn, isActive } from '../xstate/services'
import { memoize } from './memoize'
import { jsonText } from './state-line'
import { isIntact, resolve } from './why'

/** More events would be a list; they are counted then. */
const MOST = 4

const holdText = (hold: Json) => site.holds[jsonText(hold)] ?? jsonText(hold)

/** The reasons in a list of holds, if that is what keeps an active state from moving on. */
const holdsOf = (machine: AnyStateMachine, snapshot: ActorSnapshot): string[] => {
  const resolved = resolve(machine, snapshot)
  const args = { context: resolved.context as object, event: { type: '' } }
  const refused = activeStates(resolved)
    .flatMap(({ always = [] }) => always)
    .flatMap(({ guard }) => (guard === undefined ? [] : askGuard(guard, resolved, args)))
    .filter(({ passed }) => !passed)
  const lists = refused.flatMap(({ values }) => values.map(([, value]) => value))
  return [...new Set(lists.filter(Array.isArray).flat().map(holdText))]
}

/** The actors that run and whose end it would take, by name. */
const awaitedIn = (machine: AnyStateMachine, { live }: ActorSnapshot) =>
  childrenIn(live.snapshot)
    .filter(({ id }) => machine.events.some((type) => answerOf(type)?.id === id))
    .filter(isActive)
    .map(nameOf)

/** What an actor at rest waits for, in words; empty if a timer of its own will move it. */
export const waitsFor = memoize((machine: AnyStateMachine, snapshot: ActorSnapshot): string => {
  if (snapshot.timers.length > 0) return ''
  if (snapshot.status !== 'active') return 'waits for nothing more'
  if (!isIntact(snapshot)) return ''
  const holds = holdsOf(machine, snapshot)
  if (holds.length > 0) return `stands still: ${holds.join(', ')}`
  const events = choicesOf(machine, snapshot)
    .filter(({ does, event }) => does && !answerOf(event.type))
    .map(({ event }) => event.type)
    // What comes by itself, first.
    .toSorted((one, other) => Number(site.isReport(other)) - Number(site.isReport(one)))
  events.unshift(...awaitedIn(machine, snapshot))
  if (events.length === 0) return 'waits for nothing more'
  const named = events.length > MOST ? events.slice(0, MOST - 1) : events
  const more = events.length - named.length
  const rest = more > 0 ? [`${more} more`] : []
  return `waits for ${[...named, ...rest].join(', ')}`
})
