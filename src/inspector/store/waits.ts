import type { AnyMachineSnapshot } from 'xstate'

import type { ActorSnapshot } from '../protocol'
import { nameOf } from '../observe/names'
import { liveOf } from '../observe/snapshots'
import { activeStates, site } from '../seam'
import { choicesOf } from './choices'
import { askGuard } from './guard'
import { answerOf, childrenIn, isActive } from '../xstate/services'
import { memoize } from './memoize'
import { jsonText } from './state-line'
import { isIntact } from './why'

/** More events would be a list; they are counted then. */
const MOST = 4

/** The reasons that the site has words for in what keeps an active state from moving on. */
const holdsOf = (snapshot: ActorSnapshot): string[] => {
  const current = liveOf(snapshot)
  const args = { context: current.context as object, event: { type: '' } }
  const refused = activeStates(current)
    .flatMap(({ always = [] }) => always)
    .flatMap(({ guard }) => (guard === undefined ? [] : askGuard(guard, current, args)))
    .filter(({ passed }) => !passed)
  const read = refused.flatMap(({ values }) => values.flatMap(([, value]) => value))
  return [...new Set(read.flatMap((hold) => site.holds[jsonText(hold)] ?? []))]
}

/** The actors that run and whose end it would take, by name. */
const awaitedIn = (snapshot: AnyMachineSnapshot) =>
  childrenIn(snapshot)
    .filter(({ id }) => snapshot.machine.events.some((type: string) => answerOf(type)?.id === id))
    .filter(isActive)
    .map(nameOf)

/** What an actor at rest waits for, in words; empty if a timer of its own will move it, or if that is not known. */
export const waitsFor = memoize((snapshot: ActorSnapshot): string => {
  if (snapshot.timers.length > 0) return ''
  if (snapshot.status !== 'active') return 'waits for nothing more'
  if (!isIntact(snapshot)) return ''
  const holds = holdsOf(snapshot)
  if (holds.length > 0) return `stands still: ${holds.join(', ')}`
  const events = choicesOf(snapshot)
    .filter(({ does, event }) => does && !answerOf(event.type))
    .map(({ event }) => event.type)
    // What comes by itself, first.
    .toSorted((one, other) => Number(site.isReport(other)) - Number(site.isReport(one)))
  events.unshift(...awaitedIn(liveOf(snapshot)))
  // With other data, one that it listens for may move it.
  const isDeaf = activeStates(liveOf(snapshot)).every(({ ownEvents }) => ownEvents.length === 0)
  if (events.length === 0) return isDeaf ? 'waits for nothing more' : ''
  if (events.length > MOST) events.splice(MOST - 1, Infinity, `${events.length - MOST + 1} more`)
  return `waits for ${events.join(', ')}`
})
