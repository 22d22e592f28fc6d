import { type AnyMachineSnapshot, getInitialSnapshot, getNextSnapshot } from 'xstate'

import type { CatalogueEntry } from '../../../machines/catalogue-entry.ts'
import { activeStates } from '../../actors/active-states.ts'
import { allNodes } from '../../actors/delay-of.ts'
import { stateOf } from '../../actors/state-of.ts'
import { eventsTo, type Line } from '../../components/hero/stations.ts'
import type { Content } from '../context/content.ts'

/** The lines below the headline, in their order: the machine of each actor. */
const LINES = {
  theme: 'theme',
  motion: 'motion',
  portrait: 'entrance',
  showcase: 'carousel',
  palette: 'palette',
}

/** Then no more are looked at: some contexts have no end. */
const MOST_STATES = 300

const keyOf = ({ value, context }: AnyMachineSnapshot) => JSON.stringify([value, context])

/** Takes a machine wherever its sample events and its delays lead. Calls `onStep` at each step. */
const explore = (
  { machine, events }: CatalogueEntry,
  start: AnyMachineSnapshot,
  onStep: (from: string, to: string) => void,
) => {
  const seen = new Set([keyOf(start)])
  const open = [start]
  for (const snapshot of open) {
    const delayed = activeStates(snapshot).flatMap(({ after }) =>
      after.map(({ eventType: type }) => type),
    )
    for (const event of [...events, ...delayed.map((type) => ({ type }))]) {
      const next: AnyMachineSnapshot = getNextSnapshot(machine, snapshot as never, event as never)
      onStep(stateOf(snapshot), stateOf(next))
      if (seen.has(keyOf(next)) || seen.size > MOST_STATES) continue
      seen.add(keyOf(next))
      open.push(next)
    }
  }
}

/** A line for each machine below the headline. A state in which a machine never rests is no station. */
export const linesOf = (machines: readonly CatalogueEntry[]): Line[] =>
  Object.entries(LINES).map(([actor, id]) => {
    const entry = machines.find((known) => known.id === id)!
    const start: AnyMachineSnapshot = getInitialSnapshot(entry.machine, entry.input as never)
    const met = new Set([stateOf(start)])
    const steps = new Map<string, [string, string]>()
    explore(entry, start, (from, to) => {
      met.add(to)
      if (from !== to) steps.set(`${from} ${to}`, [from, to])
    })
    const order = allNodes(entry.machine.root).map(({ key }) => key)
    const fromStart = eventsTo(start, entry.events)
    const stations = [...met].toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
    return {
      actor,
      stations,
      ways: [...steps.values()].map(
        ([from, to]) => [stations.indexOf(from), stations.indexOf(to)] as const,
      ),
      first: stations.flatMap((station, index) => (fromStart.has(station) ? [index] : [])),
      events: entry.events,
    }
  })

/** The lines of what the page shows and moves. */
export const shownLines = (
  lines: readonly Line[],
  { identity, showcase }: Pick<Content, 'identity' | 'showcase'>,
) => {
  const isAbsent: Record<string, boolean> = {
    portrait: !identity.portrait,
    showcase: showcase.length < 2,
  }
  return lines.filter(({ actor }) => !isAbsent[actor])
}
