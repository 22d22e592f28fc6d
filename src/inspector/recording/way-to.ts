import { type AnyMachineSnapshot, createActor, type InspectionEvent } from 'xstate'

import { site, transitionId } from '../site'
import { ManualClock } from '../observe/manual-clock'
import { toJson } from '../observe/json'
import { entryOf } from '../sources/machines'
import type { Json, JsonEvent } from '../protocol'
import { FORMAT, type Recording, VERSION } from './recording'

/** Then a way is given up: some contexts have no end. */
const MOST_STATES = 300

const isTimer = ({ type }: JsonEvent) => type.startsWith('xstate.after.')

const keyOf = ({ value, context }: AnyMachineSnapshot) => JSON.stringify([value, toJson(context)])

/** The events that the delays of the active states send. */
const delayedEvents = ({ _nodes: nodes }: AnyMachineSnapshot): JsonEvent[] =>
  nodes.flatMap(({ after }) => after.map(({ eventType }) => ({ type: eventType })))

/**
 * The shortest way from a machine's start to a transition, as a recording; null if none is found
 * with the catalogue's sample events. Searched breadth first, with an actor for each step.
 */
export const wayTo = (machineId: string, wanted: string, input: Json): Recording | null => {
  const entry = entryOf(machineId)
  if (!entry) return null
  const { machine } = entry

  const run = (snapshot: AnyMachineSnapshot | undefined, event: JsonEvent | null) => {
    const taken: string[] = []
    const inspect = (inspected: InspectionEvent) => {
      if (inspected.type === '@xstate.microstep')
        taken.push(...inspected._transitions.map(transitionId))
    }
    const clock = new ManualClock()
    const actor = createActor(machine, { input, snapshot, inspect, clock } as never).start()
    if (event) actor.send(event)
    const next = actor.getSnapshot() as AnyMachineSnapshot
    actor.stop()
    return { next, isThere: taken.includes(wanted) }
  }

  const recording = (way: readonly JsonEvent[]): Recording => ({
    format: FORMAT,
    version: VERSION,
    route: '/',
    actors: [
      {
        name: machineId,
        machine: machineId,
        hash: site.charts[machineId]?.hash ?? '',
        input,
        base: null,
      },
    ],
    events: way.map((event) => ({
      at: 0,
      actor: 0,
      event,
      ...(isTimer(event) ? { timer: true as const } : {}),
    })),
  })

  const first = run(undefined, null)
  if (first.isThere) return recording([])
  const seen = new Set([keyOf(first.next)])
  const open: { snapshot: AnyMachineSnapshot; way: readonly JsonEvent[] }[] = [
    { snapshot: first.next, way: [] },
  ]
  for (const { snapshot, way } of open) {
    for (const event of [...site.samplesOf(machineId), ...delayedEvents(snapshot)]) {
      if (!snapshot.can(event)) continue
      const { next, isThere } = run(snapshot, event)
      if (isThere) return recording([...way, event])
      const key = keyOf(next)
      if (seen.has(key) || seen.size > MOST_STATES || next.status !== 'active') continue
      seen.add(key)
      open.push({ snapshot: next, way: [...way, event] })
    }
  }
  return null
}
