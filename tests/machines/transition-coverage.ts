import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
} from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths, getStateNodes } from 'xstate/graph'

import { transitionsOf } from '../../src/build/charts/graph'
import { ManualClock } from '../../src/inspector/observe/manual-clock'
import type { Model } from './models'

/** Every transition of a machine. */
export const allTransitions = (machine: AnyStateMachine): AnyTransitionDefinition[] =>
  [machine.root, ...getStateNodes(machine)].flatMap(transitionsOf)

/** The events that the delays of the current states will send. */
export const delayedEvents = ({ _nodes: nodes }: AnyMachineSnapshot): AnyEventObject[] =>
  nodes.flatMap(({ after }) => after.map(({ eventType }) => ({ type: eventType })))

/** Sends events to a running actor; for a delayed one the clock moves to its time. */
function play(machine: AnyStateMachine, input: unknown, events: readonly AnyEventObject[]) {
  const clock = new ManualClock()
  const taken: AnyTransitionDefinition[] = []
  const actor = createActor(machine, {
    input,
    clock,
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.microstep') return
      const { _transitions: transitions } = inspected
      taken.push(...transitions)
    },
  }).start()
  for (const event of events) {
    if (event.type.startsWith('xstate.after.')) clock.set(clock.nextDue)
    else actor.send(event)
  }
  return { taken, end: actor.getSnapshot() }
}

/**
 * Takes each transition of the model on a running machine. Shortest paths alone leave some out, so
 * each one is taken at the end of the shortest path to its source.
 */
export function walk({ machine, inputs, events, essence }: Model) {
  const taken = new Set<AnyTransitionDefinition>()
  const strayed: (readonly AnyEventObject[])[] = []
  const keyOf = ({ value, context }: AnyMachineSnapshot) =>
    JSON.stringify([value, essence(context)])

  for (const input of inputs) {
    const options = {
      input,
      serializeState: keyOf,
      events: (snapshot: AnyMachineSnapshot) => [...events, ...delayedEvents(snapshot)],
    }
    const ways = new Map<string, AnyEventObject[]>()
    for (const { state, steps } of getShortestPaths(machine, options)) {
      const [, ...afterStart] = steps.map(({ event }) => event)
      ways.set(keyOf(state), afterStart)
    }
    const steps = adjacencyMapToArray(getAdjacencyMap(machine, options)).filter(
      ({ state, event }) => machine.getTransitionData(state, event)?.length,
    )

    for (const transition of play(machine, input, []).taken) taken.add(transition)
    for (const { state, event, nextState } of steps) {
      const way = [...(ways.get(keyOf(state)) ?? []), event]
      const played = play(machine, input, way)
      for (const transition of played.taken) taken.add(transition)
      if (keyOf(played.end) !== keyOf(nextState)) strayed.push(way)
    }
  }
  return { taken, strayed }
}
