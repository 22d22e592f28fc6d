import { type AnyMachineSnapshot, type AnyStateMachine, getMicrosteps } from 'xstate'

import { toJson } from '../observe/json'
import { entryOf } from '../sources/machines'
import type { Json, JsonEvent } from '../protocol'
import { probe } from '../sources/replica'
import { eventsFor, variantsOf } from '../store/variants'
import { freshRecording, type Recording } from './recording'

/** After so many a way is given up, at first and at last: some contexts have no end. */
const MOST_STATES = [10, 200]

const keyOf = ({ value, context }: AnyMachineSnapshot) => JSON.stringify([value, toJson(context)])

/** The events that the delays of the active states send. */
const delayedEvents = ({ _nodes: nodes }: AnyMachineSnapshot): JsonEvent[] =>
  nodes.flatMap(({ after }) => after.map(({ eventType }) => ({ type: eventType })))

interface Reached {
  snapshot: AnyMachineSnapshot
  /** The events that lead there. */
  way: readonly JsonEvent[]
}

/** The events after which a fresh actor takes a transition; null if none of so many states leads there. */
const eventsTo = (machine: AnyStateMachine, wanted: string, input: Json, mostStates: number) => {
  const [sourceId, type] = wanted.split('/')
  const source = machine.getStateNodeById(sourceId!)
  const first = probe(machine, { input })
  if (first.taken.includes(wanted)) return []
  const seen = new Set([keyOf(first.snapshot)])
  const values = new Set<string>()
  const open: Reached[] = [{ snapshot: first.snapshot, way: [] }]
  for (let count = 0; count < mostStates && open[0]; count += 1) {
    const { snapshot, way } = open.shift()!
    const events = eventsFor(machine.id, toJson(snapshot.context))
    for (const event of [...events, ...delayedEvents(snapshot)]) {
      if (!snapshot.can(event)) continue
      const steps = [snapshot, ...getMicrosteps(machine, snapshot, event).map(([step]) => step)]
      // Only an actor tells what it takes, and costs more.
      const mayTake =
        (!type || type === event.type) && steps.some(({ _nodes: nodes }) => nodes.includes(source))
      if (mayTake && probe(machine, { input, snapshot }, event).taken.includes(wanted))
        return [...way, event]
      const after = steps.at(-1)!
      const key = keyOf(after)
      if (seen.has(key) || after.status !== 'active') continue
      seen.add(key)
      const value = JSON.stringify(after.value)
      // States that are new come before known ones with another context: of these there is no end.
      open[values.has(value) ? 'push' : 'unshift']({ snapshot: after, way: [...way, event] })
      values.add(value)
    }
  }
  return null
}

/**
 * A short way from a machine's start to a transition, as a recording: from the given input, or
 * else from one that is like the catalogue's. Null if none is found.
 */
export const wayTo = (machineId: string, wanted: string, input: Json): Recording | null => {
  const entry = entryOf(machineId)
  if (!entry) return null
  const sample = toJson(entry.input ?? null)
  const isRecord = typeof sample === 'object' && sample !== null && !Array.isArray(sample)
  const others = isRecord ? variantsOf(sample as Record<string, Json>, sample) : []
  for (const mostStates of MOST_STATES)
    for (const start of [input, ...others]) {
      const events = eventsTo(entry.machine, wanted, start, mostStates)
      if (events) return { ...freshRecording(machineId, start, events), wanted }
    }
  return null
}
