import { and, assertEvent, assign, emit, setup } from 'xstate'

import { LONG_WAIT_MS, SHORT_WAIT_MS } from './long-wait.ts'

/** How long the bar says that the code of a tool did not come. */
export const FAILURE_SHOWN_MS = 10_000

/**
 * How a page is reached. After a `gesture` no movement follows: the browser has shown it already.
 */
type NavigationCause = 'link' | 'history' | 'gesture' | 'retry'

interface Context {
  /** Path of the page that is shown, as the content writes it. */
  path: string
  /** The target that was asked for last: the path of a page, and a hash if it has one. */
  to: string
  by: NavigationCause
  /** Why a failure is shown instead of the page: its code did not come, or it has thrown. */
  failure: 'none' | 'missing' | 'thrown'
  /** Address that opens the tool that was asked for last, as a document of its own. */
  tool: string
}

type Event =
  | { type: 'link.followed'; to: string }
  /** Back or forward: the address of the browser is `to` already. */
  | { type: 'history.moved'; to: string; by: 'history' | 'gesture' }
  /** The browser is at another target of the page that is shown, and has scrolled there. */
  | { type: 'target.followed'; to: string }
  | { type: 'page.retried' }
  | { type: 'code.loaded'; to: string }
  | { type: 'code.failed'; to: string; isOnline: boolean }
  /** The address of the browser is that of the page that was asked for: now it is drawn. */
  | { type: 'address.changed' }
  | { type: 'page.drawn' }
  /** The page has thrown. */
  | { type: 'page.failed' }
  /**
   * A press asks for a tool whose code is loaded only then: the palette, the inspector, the look
   * inside.
   */
  | { type: 'tool.requested'; tool: string }
  | { type: 'tool.loaded'; tool: string }
  | { type: 'tool.failed'; tool: string }

type Emitted =
  | { type: 'code.requested'; to: string }
  /** The code is here: the page may replace the one that is shown. */
  | { type: 'transition.requested'; to: string; by: NavigationCause }
  /** The page is shown, or the message that it failed. */
  | { type: 'page.arrived'; to: string; by: NavigationCause }
  /** The page stays: the address points at another target in it, or at another place of the history. */
  | { type: 'target.reached'; to: string; by: NavigationCause }
  /**
   * The page's code is gone, as after a new deploy, but its document is not: the browser is to load
   * that.
   */
  | { type: 'load.requested'; to: string; by: NavigationCause }

const pathOf = (address: string) => address.replace(/[?#].*$/, '')

/**
 * The state of a wait for code: at first nothing is said of it, and after a while that it is long. A second request
 * for the same code, as by an impatient press, does not begin the wait anew; a request for other code is taken by the
 * state around.
 *
 * @param request the event that asks for the code
 * @param isAwaited the guard of what is waited for already
 * @param ends the transitions that end the wait
 */
const waitFor = <const Ends extends object>(
  request: 'link.followed' | 'tool.requested',
  isAwaited: 'isPageAwaited' | 'isToolAwaited',
  ends: Ends,
) =>
  ({
    initial: 'brief',
    states: {
      brief: { after: { shortWait: 'short' } },
      short: { after: { longWait: 'long' } },
      long: {},
    },
    on: {
      [request]: { guard: isAwaited },
      ...ends,
    },
  }) as const

/** Where no other page is on its way, the message that the page has failed has arrived. */
const hasFailed = { guard: 'hasFailed', target: 'failed' } as const

export const navigationMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Emitted,
    input: {} as { path: string },
  },
  delays: {
    shortWait: SHORT_WAIT_MS,
    longWait: LONG_WAIT_MS - SHORT_WAIT_MS,
    failureShown: FAILURE_SHOWN_MS,
  },
  guards: {
    isPageAwaited: ({ context, event }) => {
      assertEvent(event, ['link.followed', 'code.loaded', 'code.failed'])
      return event.to === context.to
    },
    isOnline: ({ event }) => {
      assertEvent(event, 'code.failed')
      return event.isOnline
    },
    isOnShownPage: ({ context, event }) => {
      assertEvent(event, 'history.moved')
      return pathOf(event.to) === context.path && context.failure === 'none'
    },
    isToolAwaited: ({ context, event }) => {
      assertEvent(event, ['tool.requested', 'tool.loaded', 'tool.failed'])
      return event.tool === context.tool
    },
    isGone: and(['isPageAwaited', 'isOnline']),
    hasFailed: ({ context }) => context.failure !== 'none',
  },
  actions: {
    followLink: assign(({ event }) => {
      assertEvent(event, 'link.followed')
      return { to: event.to, by: 'link' }
    }),
    followHistory: assign(({ event }) => {
      assertEvent(event, 'history.moved')
      return { to: event.to, by: event.by }
    }),
    retry: assign({ by: 'retry' }),
    showPage: assign(({ context }) => ({ path: pathOf(context.to), failure: 'none' })),
    showMissing: assign(({ context }) => ({ path: pathOf(context.to), failure: 'missing' })),
    showThrown: assign({ failure: 'thrown' }),
    setTool: assign(({ event }) => {
      assertEvent(event, 'tool.requested')
      return { tool: event.tool }
    }),
    requestCode: emit(({ context }) => ({ type: 'code.requested', to: context.to }) as const),
    requestTransition: emit(
      ({ context }) => ({ type: 'transition.requested', to: context.to, by: context.by }) as const,
    ),
    requestLoad: emit(
      ({ context }) => ({ type: 'load.requested', to: context.to, by: context.by }) as const,
    ),
    emitTarget: emit(({ event }) => {
      assertEvent(event, ['history.moved', 'target.followed'])
      const by = event.type === 'history.moved' ? event.by : 'link'
      return { type: 'target.reached', to: event.to, by } as const
    }),
    emitArrival: emit(
      ({ context }) => ({ type: 'page.arrived', to: context.to, by: context.by }) as const,
    ),
  },
}).createMachine({
  id: 'navigation',
  context: ({ input }) => ({
    path: input.path,
    to: input.path,
    by: 'link',
    failure: 'none',
    tool: '',
  }),
  type: 'parallel',
  states: {
    page: {
      initial: 'shown',
      on: {
        'link.followed': { target: '.loading', actions: 'followLink' },
        'history.moved': [
          // Between two targets of one page nothing is loaded; a page that was being loaded is
          // waited for no longer.
          {
            guard: 'isOnShownPage',
            target: '.shown',
            actions: ['followHistory', 'emitTarget'],
          },
          { target: '.loading', actions: 'followHistory' },
        ],
        'target.followed': { actions: 'emitTarget' },
        // Another page that is being loaded meanwhile is waited for all the same.
        'page.failed': { actions: 'showThrown' },
      },
      states: {
        shown: { always: hasFailed },
        loading: {
          entry: 'requestCode',
          ...waitFor('link.followed', 'isPageAwaited', {
            'code.loaded': { guard: 'isPageAwaited', target: 'transit.toPage' },
            'code.failed': [
              { guard: 'isGone', target: 'leaving' },
              // Without a connection, the message in the page's place says so.
              { guard: 'isPageAwaited', target: 'transit.toFailure' },
            ],
          }),
        },
        /**
         * The shown page goes: a frame answers the press, then a view transition takes the page's
         * picture.
         */
        transit: {
          entry: 'requestTransition',
          initial: 'toPage',
          states: {
            toPage: {
              on: {
                'address.changed': { target: '#navigation.page.drawing', actions: 'showPage' },
              },
            },
            toFailure: {
              on: {
                'address.changed': { target: '#navigation.page.failed', actions: 'showMissing' },
              },
            },
          },
        },
        drawing: {
          always: hasFailed,
          on: { 'page.drawn': { target: 'shown', actions: 'emitArrival' } },
        },
        failed: {
          entry: 'emitArrival',
          on: {
            'page.retried': { target: 'loading', actions: 'retry' },
          },
        },
        /** The browser loads a document. */
        leaving: { entry: 'requestLoad' },
      },
    },
    tool: {
      initial: 'none',
      on: { 'tool.requested': { target: '.loading', actions: 'setTool' } },
      states: {
        none: {},
        loading: waitFor('tool.requested', 'isToolAwaited', {
          'tool.loaded': { guard: 'isToolAwaited', target: 'none' },
          'tool.failed': { guard: 'isToolAwaited', target: 'failed' },
        }),
        failed: { after: { failureShown: 'none' } },
      },
    },
  },
})
