import { assign, not, setup } from 'xstate'

import { withHold, withoutHold, type Holds } from './holds'

/** Why a scene does not play: nobody looks at it, or two others do. */
export type SceneHold = 'inactive' | 'offscreen' | 'hidden' | 'motion' | 'crowded'

interface Context {
  holds: Holds<SceneHold>
}

type Event =
  | { type: 'scene.hold'; reason: SceneHold }
  | { type: 'scene.release'; reason: SceneHold }
  /** Its first frame is on the canvas. */
  | { type: 'frame.drawn' }
  /** No canvas, no code, a lost context or an error while drawing. */
  | { type: 'scene.failed' }

/** A still image that comes to life while it is looked at, and stays one if it cannot. */
export const sceneMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'mounted' | 'visible' | 'running',
  },
  guards: { isHeld: ({ context }) => context.holds.length > 0 },
  actions: {
    keepHold: assign({
      holds: ({ context }, { reason }: { reason: SceneHold }) => withHold(context.holds, reason),
    }),
    dropHold: assign({
      holds: ({ context }, { reason }: { reason: SceneHold }) => withoutHold(context.holds, reason),
    }),
  },
}).createMachine({
  id: 'scene',
  context: { holds: ['inactive', 'offscreen'] },
  initial: 'still',
  on: {
    'scene.hold': { actions: { type: 'keepHold', params: ({ event }) => event } },
    'scene.release': { actions: { type: 'dropHold', params: ({ event }) => event } },
    'scene.failed': '.failed',
  },
  states: {
    still: { always: { guard: not('isHeld'), target: 'loading' } },
    loading: {
      tags: ['mounted', 'running'],
      always: { guard: 'isHeld', target: 'still' },
      on: { 'frame.drawn': 'playing' },
    },
    playing: {
      tags: ['mounted', 'visible', 'running'],
      always: { guard: 'isHeld', target: 'paused' },
    },
    // It keeps its last frame, and goes on from there.
    paused: {
      tags: ['mounted', 'visible'],
      always: { guard: not('isHeld'), target: 'playing' },
    },
    failed: {},
  },
})
