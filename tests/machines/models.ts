import type { AnyEventObject, AnyStateMachine, MachineContext } from 'xstate'

import { catalogue } from '#machines'
import { slideOnShow } from '#machines/carousel.machine'

export interface Model {
  id: string
  machine: AnyStateMachine
  /** Inputs that together lead to every transition. */
  inputs: readonly unknown[]
  events: readonly AnyEventObject[]
  /** The part of the context that distinguishes states; few enough values for a finite model. */
  essence: (context: MachineContext) => unknown
}

/** Inputs and events in addition to the catalogue's samples. */
const additions: Record<string, Partial<Omit<Model, 'id' | 'machine'>>> = {
  accordion: {
    events: [
      { type: 'item.toggle', id: 'three' },
      { type: 'timeline.done', id: 'two' },
      { type: 'timeline.done', id: 'three' },
    ],
  },
  pager: {
    inputs: [{ total: 3 }, { total: 7 }],
    events: [{ type: 'entry.found', index: 3 }],
  },
  inspector: {
    essence: ({ entry, way, outcome, fault }) => [entry, way, outcome, fault],
  },
  'chart-view': {
    events: [{ type: 'viewport.resized', viewport: { width: 0, height: 0 } }],
    // The place of a chart is continuous, and no guard reads it.
    essence: ({ viewport }) => viewport,
  },
  palette: { essence: ({ query, active }) => [query, active] },
  carousel: {
    inputs: [{ count: 3, visible: 1, intervalMs: 1000, linear: true }],
    events: [{ type: 'viewport.resized', visible: 3 }],
    essence: ({ position, count, visible, holds }) => [
      slideOnShow({ position, count }),
      visible,
      holds,
    ],
  },
  scene: { events: [{ type: 'scene.release', reason: 'hidden' }] },
  pace: {
    inputs: [{ isWished: false, saveData: true, cores: 8, memory: 8 }],
    events: [
      { type: 'frames.measured', late: 0 },
      { type: 'wish.changed', isWished: false },
    ],
  },
  motion: {
    events: [
      { type: 'choice.loaded', choice: 'stop' },
      { type: 'choice.loaded', choice: 'system' },
      { type: 'system.changed', reduced: false },
    ],
  },
  theme: {
    events: [
      { type: 'choice.loaded', choice: 'dark' },
      { type: 'choice.loaded', choice: 'system' },
      { type: 'system.changed', light: false },
    ],
  },
}

/** Each machine of the catalogue, with the inputs and events that lead through all of it. */
export const models = catalogue.map(({ id, machine, input, events }): Model => {
  const more = additions[id]
  return {
    id,
    machine,
    inputs: [input, ...(more?.inputs ?? [])],
    events: [...events, ...(more?.events ?? [])],
    essence: more?.essence ?? ((context) => context),
  }
})
