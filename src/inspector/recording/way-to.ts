import type { AnyMachineSnapshot } from 'xstate'

import { site } from '../site'
import { toJson } from '../observe/json'
import { entryOf } from '../sources/machines'
import type { Json, JsonEvent } from '../protocol'
import { probe } from '../sources/replica'
import { freshRecording, type Recording } from './recording'

/** Then a way is given up: some contexts have no end. */
const MOST_STATES = 300

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

  const first = probe(machine, { input })
  if (first.taken.includes(wanted)) return freshRecording(machineId, input)
  const seen = new Set([keyOf(first.snapshot)])
  const open: { snapshot: AnyMachineSnapshot; way: readonly JsonEvent[] }[] = [
    { snapshot: first.snapshot, way: [] },
  ]
  for (const { snapshot, way } of open) {
    for (const event of [...site.samplesOf(machineId), ...delayedEvents(snapshot)]) {
      if (!snapshot.can(event)) continue
      const { snapshot: next, taken } = probe(machine, { input, snapshot }, event)
      if (taken.includes(wanted)) return freshRecording(machineId, input, [...way, event])
      const key = keyOf(next)
      if (seen.has(key) || seen.size > MOST_STATES || next.status !== 'active') continue
      seen.add(key)
      open.push({ snapshot: next, way: [...way, event] })
    }
  }
  return null
}
