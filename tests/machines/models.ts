import type { AnyEventObject, AnyStateMachine, MachineContext } from 'xstate'

import { catalogue } from '#machines'
import { slideOnShow } from '#machines/carousel.machine'

export interface Model {
  id: string
  machine: AnyStateMachine
  /** Starting points that together lead to every transition. */
  inputs: readonly unknown[]
  events: readonly AnyEventObject[]
  /** What of its context tells two states apart: little enough to leave a finite number. */
  essence: (context: MachineContext) => unknown
}

/** What the samples of the catalogue leave out. */
const additions: Record<string, Partial<Omit<Model, 'id' | 'machine'>>> = {
  accordion: {
    events: [
      { type: 'item.toggle', id: 'three' },
      { type: 'timeline.done', id: 'two' },
    ],
  },
  pager: {
    inputs: [{ total: 3 }, { total: 7 }, { total: 7, hasRest: false }],
    events: [{ type: 'entry.found', index: 3 }],
  },
  inspector: {
    essence: ({ entry, outcome, fault }) => [entry, outcome, fault],
  },
  'chart-view': {
    events: [{ type: 'viewport.resized', viewport: { width: 0, height: 0 } }],
    // Where exactly a chart has been dragged to makes no difference.
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

/** Each machine of the catalogue, with all that it takes to walk through the whole of it. */
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
