import { and, assertEvent, assign, not, raise, setup, stateIn } from 'xstate'

import { withReason, withoutReason, type PauseReasons } from './pause-reasons.ts'

/** The showcase's interval: from the start of one advance to the start of the next. */
export const SHOWCASE_INTERVAL_MS = 2000
/** The skills' interval: shorter than their movement, so that the next advance follows at once. */
export const SKILLS_INTERVAL_MS = 1000

/** Why the rotation is paused. */
export const ROTATION_PAUSE_REASONS = ['visitor', 'reduced', 'hidden', 'offscreen'] as const
export type PauseReason = (typeof ROTATION_PAUSE_REASONS)[number]

interface Input {
  count: number
  /** Slides in view at a time. */
  visible: number
  intervalMs: number
  /** The track moves at constant speed, and can stop between two slides. */
  linear: boolean
  /** Reasons that pause the rotation from the start. */
  pauseReasons?: PauseReasons<PauseReason>
}

interface Context extends Input {
  /**
   * Position of the view in slides from the start, not wrapped: -1 is the last slide, `count` the
   * first again.
   */
  position: number
  /** The visitor has chosen the slide on show. */
  isChosen: boolean
  pauseReasons: PauseReasons<PauseReason>
}

type Event =
  | { type: 'slide.next'; isAutomatic?: boolean }
  | { type: 'slide.previous' }
  | { type: 'slide.select'; index: number }
  | { type: 'rotation.pause'; reason: PauseReason }
  | { type: 'rotation.resume'; reason: PauseReason }
  | { type: 'viewport.resized'; visible: number }
  /** The track's movement has ended. */
  | { type: 'timeline.done' }

/** The index of the slide on show; while the track moves, the index of the slide that comes in. */
export const slideOnShow = ({ position, count }: Pick<Context, 'position' | 'count'>) =>
  count === 0 ? 0 : ((position % count) + count) % count

/** Steps from the slide on show to `index`, the shorter way round; negative for back. */
const stepsTo = (index: number, context: Context) => {
  const ahead = slideOnShow({ count: context.count, position: index - slideOnShow(context) })
  return ahead > context.count / 2 ? ahead - context.count : ahead
}

const canMove = ({ count, visible }: Context) => count > Math.max(1, visible)

export const carouselMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    /** Tag of a state in which a movement is paused. */
    tags: {} as 'paused',
  },
  delays: { interval: ({ context }) => context.intervalMs },
  guards: {
    canMove: ({ context }) => canMove(context),
    fitsInView: not('canMove'),
    isPaused: ({ context }) => context.pauseReasons.length > 0,
    isFree: not('isPaused'),
    isResting: stateIn({ track: 'resting' }),
    isMoving: stateIn({ track: 'moving' }),
    isLinear: ({ context }) => context.linear,
    stoppedMidway: and(['isFree', 'isLinear', 'isMoving']),
    // With reduced motion a movement ends at once: there is nothing to freeze.
    isFreezing: ({ context: { linear, pauseReasons } }) =>
      linear && pauseReasons.length > 0 && !pauseReasons.includes('reduced'),
    isThawed: not('isFreezing'),
    isAnotherSlide: ({ context, event }) => {
      assertEvent(event, 'slide.select')
      const { index } = event
      const isSlide = Number.isInteger(index) && index >= 0 && index < context.count
      return canMove(context) && isSlide && index !== slideOnShow(context)
    },
  },
  actions: {
    stepForward: assign(({ context, event }) => {
      assertEvent(event, 'slide.next')
      return { position: context.position + 1, isChosen: !event.isAutomatic }
    }),
    stepBack: assign({ position: ({ context }) => context.position - 1, isChosen: true }),
    stepTo: assign(({ context, event }) => {
      assertEvent(event, 'slide.select')
      return { position: context.position + stepsTo(event.index, context), isChosen: true }
    }),
    addPauseReason: assign(({ context, event }) => {
      assertEvent(event, 'rotation.pause')
      return { pauseReasons: withReason(context.pauseReasons, event.reason) }
    }),
    removePauseReason: assign(({ context, event }) => {
      assertEvent(event, 'rotation.resume')
      return { pauseReasons: withoutReason(context.pauseReasons, event.reason) }
    }),
    setVisible: assign(({ event }) => {
      assertEvent(event, 'viewport.resized')
      return { visible: event.visible }
    }),
    advance: raise({ type: 'slide.next', isAutomatic: true }),
  },
}).createMachine({
  id: 'carousel',
  context: ({ input }) => ({ pauseReasons: [], ...input, position: 0, isChosen: false }),
  type: 'parallel',
  on: {
    'rotation.pause': { actions: 'addPauseReason' },
    'rotation.resume': { actions: 'removePauseReason' },
    'viewport.resized': { actions: 'setVisible' },
  },
  states: {
    rotation: {
      initial: 'stopped',
      states: {
        // Without a guard that passes it stays here: all slides are in view.
        idle: { always: { guard: 'canMove', target: 'stopped' } },
        stopped: {
          always: [
            { guard: 'fitsInView', target: 'idle' },
            // A track that froze midway moves on; the next advance is due when it arrives.
            { guard: 'stoppedMidway', target: 'due' },
            { guard: 'isFree', target: 'waiting' },
          ],
        },
        waiting: {
          always: [
            { guard: 'isPaused', target: 'stopped' },
            { guard: 'fitsInView', target: 'idle' },
          ],
          after: { interval: 'due' },
          // After a step by hand the interval starts again.
          on: {
            'slide.next': { target: 'waiting', reenter: true },
            'slide.previous': { target: 'waiting', reenter: true },
            'slide.select': { guard: 'isAnotherSlide', target: 'waiting', reenter: true },
          },
        },
        due: {
          always: [
            { guard: 'isPaused', target: 'stopped' },
            { guard: 'isResting', target: 'waiting', actions: 'advance' },
          ],
        },
      },
    },
    track: {
      initial: 'resting',
      on: {
        'slide.next': { guard: 'canMove', target: '.moving', actions: 'stepForward' },
        'slide.previous': { guard: 'canMove', target: '.moving', actions: 'stepBack' },
        'slide.select': { guard: 'isAnotherSlide', target: '.moving', actions: 'stepTo' },
      },
      states: {
        resting: {},
        moving: {
          initial: 'running',
          on: { 'timeline.done': 'resting' },
          states: {
            running: { always: { guard: 'isFreezing', target: 'frozen' } },
            frozen: { tags: 'paused', always: { guard: 'isThawed', target: 'running' } },
          },
        },
      },
    },
  },
})
