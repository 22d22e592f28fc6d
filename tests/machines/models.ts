/** A finite model of each machine of the catalogue, and the transitions that it leads through. */
import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  createActor,
  type InspectionEvent,
  type MachineContext,
  SimulatedClock,
} from 'xstate'
import { adjacencyMapToArray, getAdjacencyMap, getStateNodes } from 'xstate/graph'

import { catalogue } from '#machines'
import { slideOnShow } from '#machines/carousel.machine'

import { transitionsOf } from '../../src/actors/chart-of'

interface Model {
  id: string
  machine: AnyStateMachine
  inputs: readonly unknown[]
  events: readonly AnyEventObject[]
  /** The part of the context that distinguishes states; few enough values for a finite model. */
  keyOf: (context: MachineContext) => unknown
}

/** What leads to every transition, in addition to the catalogue's samples. */
const additions: Record<string, Partial<Omit<Model, 'id' | 'machine'>>> = {
  accordion: { events: [{ type: 'timeline.done', id: 'two' }] },
  pager: { inputs: [{ total: 3 }, { total: 7 }], events: [{ type: 'entry.found', index: 3 }] },
  inspector: { keyOf: ({ entry, outcome }) => [entry, outcome] },
  palette: { keyOf: ({ query, active }) => [query, active] },
  carousel: {
    inputs: [{ count: 3, visible: 1, intervalMs: 1000, linear: true }],
    events: [{ type: 'viewport.resized', visible: 3 }],
    keyOf: ({ position, count, visible, holds }) => [
      slideOnShow({ position, count }),
      visible,
      holds,
    ],
  },
  scene: { events: [{ type: 'scene.release', reason: 'hidden' }] },
  pace: {
    inputs: [{ isWished: false, saveData: true }],
    events: [{ type: 'wish.changed', isWished: false }],
  },
  motion: {
    events: [
      { type: 'choice.loaded', choice: 'stop' },
      { type: 'system.changed', reduced: false },
    ],
  },
  theme: { events: [{ type: 'system.changed', light: false }] },
}

export const models = catalogue.map(({ id, machine, input, events }): Model => {
  const more = additions[id]
  return {
    id,
    machine,
    inputs: [input, ...(more?.inputs ?? [])],
    events: [...events, ...(more?.events ?? [])],
    keyOf: more?.keyOf ?? ((context) => context),
  }
})

/** Every transition of a machine. */
export const allTransitions = (machine: AnyStateMachine): AnyTransitionDefinition[] =>
  [machine.root, ...getStateNodes(machine)].flatMap(transitionsOf)

/** The events that the delays of the current states will send. */
export const delayedEvents = ({ _nodes: nodes }: AnyMachineSnapshot): AnyEventObject[] =>
  nodes.flatMap(({ after }) => after.map(({ eventType }) => ({ type: eventType })))

/** The transitions that a running machine takes, by each event in each state of its model. */
export const takenIn = ({ machine, inputs, events, keyOf }: Model) => {
  const taken = new Set<AnyTransitionDefinition>()
  const inspect = (inspected: InspectionEvent) => {
    if (inspected.type !== '@xstate.microstep') return
    for (const transition of inspected._transitions) taken.add(transition)
  }
  for (const input of inputs) {
    createActor(machine, { input, inspect, clock: new SimulatedClock() }).start()
    const map = getAdjacencyMap(machine, {
      input,
      serializeState: ({ value, context }) => JSON.stringify([value, keyOf(context)]),
      events: (snapshot: AnyMachineSnapshot) => [...events, ...delayedEvents(snapshot)],
    })
    for (const { state: snapshot, event } of adjacencyMapToArray(map)) {
      if (snapshot.status !== 'active') continue
      const clock = new SimulatedClock()
      createActor(machine, { input, snapshot, inspect, clock }).start().send(event)
    }
  }
  return taken
}
