import { assertEvent, assign, not, setup } from 'xstate'

import { withReason, withoutReason, type PauseReasons } from './pause-reasons.ts'

/**
 * Why a scene is paused. `inactive`: its card is not in use. `scrolling`: the page moves. `pace`: the
 * device is slow; see the machine `pace`. `frozen`: the inspector stops the page.
 */
export const SCENE_PAUSE_REASONS = [
  'inactive',
  'offscreen',
  'hidden',
  'motion',
  'scrolling',
  'pace',
  'frozen',
] as const
type ScenePauseReason = (typeof SCENE_PAUSE_REASONS)[number]

interface Context {
  pauseReasons: PauseReasons<ScenePauseReason>
}

type Event =
  | { type: 'scene.pause'; reason: ScenePauseReason }
  | { type: 'scene.resume'; reason: ScenePauseReason }
  /** The first frame is on the canvas. */
  | { type: 'frame.drawn' }
  /** There is no canvas or no code, the context was lost, or drawing threw an error. */
  | { type: 'scene.failed' }

export const sceneMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'mounted',
  },
  guards: {
    isPaused: ({ context }) => context.pauseReasons.length > 0,
    isFree: not('isPaused'),
  },
  actions: {
    addPauseReason: assign(({ context, event }) => {
      assertEvent(event, 'scene.pause')
      return { pauseReasons: withReason(context.pauseReasons, event.reason) }
    }),
    removePauseReason: assign(({ context, event }) => {
      assertEvent(event, 'scene.resume')
      return { pauseReasons: withoutReason(context.pauseReasons, event.reason) }
    }),
  },
}).createMachine({
  id: 'scene',
  context: { pauseReasons: ['inactive', 'offscreen'] },
  initial: 'still',
  on: {
    'scene.pause': { actions: 'addPauseReason' },
    'scene.resume': { actions: 'removePauseReason' },
    'scene.failed': '.failed',
  },
  states: {
    still: { always: { guard: 'isFree', target: 'loading' } },
    loading: {
      tags: 'mounted',
      always: { guard: 'isPaused', target: 'still' },
      on: { 'frame.drawn': 'playing' },
    },
    playing: {
      tags: 'mounted',
      always: { guard: 'isPaused', target: 'paused' },
    },
    // The canvas keeps its last frame.
    paused: {
      tags: 'mounted',
      always: { guard: 'isFree', target: 'playing' },
    },
    failed: {},
  },
})
