import { and, assign, not, raise, setup, stateIn } from 'xstate'

import { withHold, withoutHold, type Holds } from './holds'

/** The showcase: from the start of one advance to the start of the next. */
export const SHOWCASE_INTERVAL_MS = 2000
/** The skills track: shorter than its movement, so it goes straight on. */
export const SKILLS_INTERVAL_MS = 1000

/** Why the carousel stands still. It goes on only when no reason is left. */
export type Hold = 'visitor' | 'reduced' | 'hidden' | 'offscreen'

interface Input {
  count: number
  /** Slides that fit side by side. */
  visible: number
  intervalMs: number
  /** Constant speed, so that it can stop between two slides. */
  linear: boolean
}

interface Context extends Input {
  /** In slides from the start, over all laps: -1 is the last slide, `count` the first again. */
  position: number
  holds: Holds<Hold>
}

type Event =
  | { type: 'slide.next' }
  | { type: 'slide.previous' }
  | { type: 'slide.select'; index: number }
  | { type: 'rotation.hold'; reason: Hold }
  | { type: 'rotation.release'; reason: Hold }
  | { type: 'viewport.resized'; visible: number }
  /** The track has come to rest. */
  | { type: 'timeline.done' }

/** The index of the slide on show, or of the one that is on its way in. */
export const slideOnShow = ({ position, count }: Pick<Context, 'position' | 'count'>) =>
  count === 0 ? 0 : ((position % count) + count) % count

/** The way from the slide on show to `index`, the shorter one round the track. */
const stepsTo = (index: number, context: Context) => {
  const ahead = slideOnShow({ count: context.count, position: index - slideOnShow(context) })
  return ahead > context.count / 2 ? ahead - context.count : ahead
}

/** With no slide out of view there is nothing to turn to. */
const canMove = ({ count, visible }: Context) => count > Math.max(1, visible)

/** A track of slides that advances by itself, endlessly, and can be moved by hand. */
export const carouselMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  delays: { interval: ({ context }) => context.intervalMs },
  guards: {
    canMove: ({ context }) => canMove(context),
    isHeld: ({ context }) => context.holds.length > 0,
    isLinear: ({ context }) => context.linear,
    // With reduced motion a movement under way is over at once: nothing is left to freeze.
    isFreezing: ({ context: { linear, holds } }) =>
      linear && holds.length > 0 && !holds.includes('reduced'),
    isAnotherSlide: ({ context }, { index }: { index: number }) =>
      canMove(context) &&
      Number.isInteger(index) &&
      index >= 0 &&
      index < context.count &&
      index !== slideOnShow(context),
  },
  actions: {
    stepForward: assign({ position: ({ context }) => context.position + 1 }),
    stepBack: assign({ position: ({ context }) => context.position - 1 }),
    stepTo: assign({
      position: ({ context }, { index }: { index: number }) =>
        context.position + stepsTo(index, context),
    }),
    keepHold: assign({
      holds: ({ context }, { reason }: { reason: Hold }) => withHold(context.holds, reason),
    }),
    dropHold: assign({
      holds: ({ context }, { reason }: { reason: Hold }) => withoutHold(context.holds, reason),
    }),
    keepVisible: assign({ visible: (_, { visible }: { visible: number }) => visible }),
    advance: raise({ type: 'slide.next' }),
  },
}).createMachine({
  id: 'carousel',
  context: ({ input }) => ({ ...input, position: 0, holds: [] }),
  type: 'parallel',
  on: {
    'rotation.hold': { actions: { type: 'keepHold', params: ({ event }) => event } },
    'rotation.release': { actions: { type: 'dropHold', params: ({ event }) => event } },
    'viewport.resized': { actions: { type: 'keepVisible', params: ({ event }) => event } },
  },
  states: {
    rotation: {
      initial: 'stopped',
      states: {
        // All slides are in view: there is nothing to turn to.
        idle: { always: { guard: 'canMove', target: 'stopped' } },
        stopped: {
          always: [
            { guard: not('canMove'), target: 'idle' },
            // What froze midway goes straight on: an advance is due when it ends.
            {
              guard: and([not('isHeld'), 'isLinear', stateIn({ track: 'moving' })]),
              target: 'due',
            },
            { guard: not('isHeld'), target: 'waiting' },
          ],
        },
        waiting: {
          always: [
            { guard: 'isHeld', target: 'stopped' },
            { guard: not('canMove'), target: 'idle' },
          ],
          after: { interval: 'due' },
          // A step by hand counts as an advance: the next one is a whole interval away.
          on: {
            'slide.next': { target: 'waiting', reenter: true },
            'slide.previous': { target: 'waiting', reenter: true },
            'slide.select': {
              guard: { type: 'isAnotherSlide', params: ({ event }) => event },
              target: 'waiting',
              reenter: true,
            },
          },
        },
        due: {
          always: [
            { guard: 'isHeld', target: 'stopped' },
            { guard: stateIn({ track: 'resting' }), target: 'waiting', actions: 'advance' },
          ],
        },
      },
    },
    track: {
      initial: 'resting',
      on: {
        'slide.next': { guard: 'canMove', target: '.moving', actions: 'stepForward' },
        'slide.previous': { guard: 'canMove', target: '.moving', actions: 'stepBack' },
        'slide.select': {
          guard: { type: 'isAnotherSlide', params: ({ event }) => event },
          target: '.moving',
          actions: { type: 'stepTo', params: ({ event }) => event },
        },
      },
      states: {
        resting: {},
        moving: {
          initial: 'running',
          on: { 'timeline.done': 'resting' },
          states: {
            running: { always: { guard: 'isFreezing', target: 'frozen' } },
            frozen: { always: { guard: not('isFreezing'), target: 'running' } },
          },
        },
      },
    },
  },
})
