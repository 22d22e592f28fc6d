import { type AnyEventObject, type AnyMachineSnapshot, initialTransition, transition } from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph'

import type { CatalogueEntry } from '#machines/catalogue-entry.ts'
import { activeStates } from '#devtools/actors/active-states.ts'
import { allNodes } from '#devtools/actors/delay-of.ts'
import { eventsTo } from '#devtools/actors/events-to.ts'
import { DONE, stateOf } from '#devtools/actors/state-of.ts'
import { variantsOf } from '#devtools/inspector/explain/offers.ts'
import type { Line } from '#site/components/hero/stations.ts'
import type { ReadContent } from '#build/context/read-content.ts'

/** The lines below the headline, in their order: the machine of each actor. */
const LINES = {
  theme: 'theme',
  motion: 'motion',
  portrait: 'entrance',
  showcase: 'carousel',
  palette: 'palette',
}

/** What no actor of a line is told: the portrait enters with the page, so it never waits. */
const NEVER: Record<string, string> = { portrait: 'visitor.moved' }

/** Then no more are looked at: some contexts have no end. */
const MOST_STATES = 300

/** Every step of a machine, wherever its sample events and its delays lead. */
const stepsOf = (start: AnyMachineSnapshot, events: readonly AnyEventObject[]) => {
  let looked = 0
  const steps = getAdjacencyMap(start.machine, {
    fromState: start,
    serializeState: ({ value, context }: AnyMachineSnapshot) => JSON.stringify([value, context]),
    events: (snapshot: AnyMachineSnapshot) => [
      ...events,
      ...activeStates(snapshot).flatMap(({ after }) =>
        after.map(({ eventType: type }) => ({ type })),
      ),
    ],
    stopWhen: () => (looked += 1) > MOST_STATES,
  })
  return adjacencyMapToArray(steps)
}

/** Whether a movement is under way, which is soon over. */
const isMoving = (state: AnyMachineSnapshot) =>
  stateOf(transition(state.machine, state, DONE)[0]) !== stateOf(state)

/**
 * By station: those that events lead to from it, whatever else the machine knows there. And the events
 * that lead to others where it rests, but only sometimes.
 */
const openStations = (states: Iterable<AnyMachineSnapshot>, events: readonly AnyEventObject[]) => {
  const open: Record<string, string[]> = {}
  const ways: { from: string; to: string; event: AnyEventObject }[] = []
  for (const state of states) {
    const from = stateOf(state)
    const found = eventsTo(state, events)
    open[from] = (open[from] ?? [...found.keys()]).filter((to) => found.has(to))
    if (!isMoving(state)) for (const [to, event] of found) ways.push({ from, to, event })
  }
  const varying: Record<string, AnyEventObject[]> = {}
  for (const { from, to, event } of ways) {
    const isNew = !open[from]?.includes(to) && !varying[from]?.includes(event)
    if (isNew) (varying[from] ??= []).push(event)
  }
  return { open, varying }
}

/** A line for each machine below the headline. A state in which a machine never rests is no station. */
export const linesOf = (machines: readonly CatalogueEntry[]): Line[] =>
  Object.entries(LINES).map(([actor, id]) => {
    const { machine, input, events: all, values } = machines.find((known) => known.id === id)!
    const events = all.filter(({ type }) => type !== NEVER[actor])
    const [start] = initialTransition(machine, input as never)
    const found = stepsOf(start, events)
    const steps = found.map(({ state, nextState }) => [stateOf(state), stateOf(nextState)] as const)
    const met = new Set([stateOf(start), ...steps.map(([, to]) => to)])
    const order = allNodes(machine.root).map(({ key }) => key)
    const stations = [...met].toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
    /** By its ends: more than one step takes it. */
    const tracks = new Map<string, Line['tracks'][number]>()
    for (const [from, to] of steps) {
      if (from === to) continue
      tracks.set(`${from} ${to}`, [stations.indexOf(from), stations.indexOf(to)])
    }
    const varied = stepsOf(
      start,
      events.flatMap((event) => variantsOf(event, [], values)),
    )
    const { open, varying } = openStations(new Set(varied.map(({ state }) => state)), events)
    return { actor, stations, tracks: [...tracks.values()], events, open, varying }
  })

/** The lines of what the page shows and moves. */
export const shownLines = (
  lines: readonly Line[],
  { identity, showcase }: Pick<ReadContent, 'identity' | 'showcase'>,
) => {
  const isShown = { portrait: Boolean(identity.portrait), showcase: showcase.length > 1 }
  return lines.filter(({ actor }) => isShown[actor as keyof typeof isShown] ?? true)
}
