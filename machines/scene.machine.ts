import { assertEvent, assign, not, setup } from 'xstate'

import { withHold, withoutHold, type Holds } from './holds'

/**
 * Why a scene is held. `inactive`: its card is not in use. `scrolling`: the page moves. `pace`: the
 * device is slow; see the machine `pace`. `frozen`: the inspector stops the page.
 */
export const SCENE_HOLDS = [
  'inactive',
  'offscreen',
  'hidden',
  'motion',
  'scrolling',
  'pace',
  'frozen',
] as const
type SceneHold = (typeof SCENE_HOLDS)[number]

interface Context {
  holds: Holds<SceneHold>
}

type Event =
  | { type: 'scene.hold'; reason: SceneHold }
  | { type: 'scene.release'; reason: SceneHold }
  /** The first frame is on the canvas. */
  | { type: 'frame.drawn' }
  /** There is no canvas or no code, the context was lost, or drawing threw an error. */
  | { type: 'scene.failed' }

export const sceneMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'mounted' | 'visible',
  },
  guards: {
    isHeld: ({ context }) => context.holds.length > 0,
    isFree: not('isHeld'),
  },
  actions: {
    addHold: assign(({ context, event }) => {
      assertEvent(event, 'scene.hold')
      return { holds: withHold(context.holds, event.reason) }
    }),
    removeHold: assign(({ context, event }) => {
      assertEvent(event, 'scene.release')
      return { holds: withoutHold(context.holds, event.reason) }
    }),
  },
}).createMachine({
  id: 'scene',
  context: { holds: ['inactive', 'offscreen'] },
  initial: 'still',
  on: {
    'scene.hold': { actions: 'addHold' },
    'scene.release': { actions: 'removeHold' },
    'scene.failed': '.failed',
  },
  states: {
    still: { always: { guard: 'isFree', target: 'loading' } },
    loading: {
      tags: 'mounted',
      always: { guard: 'isHeld', target: 'still' },
      on: { 'frame.drawn': 'playing' },
    },
    playing: {
      tags: ['mounted', 'visible'],
      always: { guard: 'isHeld', target: 'paused' },
    },
    // The canvas keeps its last frame.
    paused: {
      tags: ['mounted', 'visible'],
      always: { guard: 'isFree', target: 'playing' },
    },
    failed: {},
  },
})
