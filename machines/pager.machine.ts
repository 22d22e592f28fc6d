import { assign, emit, setup } from 'xstate'

/** How many are shown at first, and how many each press adds. */
export const PAGE_SIZE = 3

interface Input {
  total: number
  /** Whether what is beyond the first page is at hand; otherwise it is asked for when it is wanted. */
  hasRest?: boolean
}

interface Context extends Required<Input> {
  visible: number
}

type Event =
  | { type: 'page.more' }
  | { type: 'rest.arrived' }
  | { type: 'rest.failed' }
  | { type: 'page.hide' }
  /** The address points at the entry with this index. */
  | { type: 'entry.found'; index: number }

/**
 * `rest.wanted`: whoever can load the rest does, and reports how that went. `page.added`: the reader
 * goes on at `first`. `page.reset`: back to the start of the list.
 */
type Emitted =
  | { type: 'rest.wanted' }
  | { type: 'page.added'; first: number }
  | { type: 'page.reset' }

/** How many are visible when the page of an entry is the last of them. */
const visibleWith = (index: number, total: number) =>
  Math.min(Math.ceil((index + 1) / PAGE_SIZE) * PAGE_SIZE, total)

const pageAfter = ({ visible, total }: Context) => Math.min(visible + PAGE_SIZE, total)

/** A list that grows by a page at a press, and shrinks to its first page at the end. */
export const pagerMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Emitted,
  },
  guards: {
    fitsOnePage: ({ context }) => context.total <= PAGE_SIZE,
    isBeyond: ({ context }, { index }: { index: number }) =>
      index >= context.visible && index < context.total,
    isOnLastPage: ({ context }, { index }: { index: number }) =>
      index < context.total && visibleWith(index, context.total) === context.total,
    isRestMissing: ({ context }) => !context.hasRest,
    reachesTotal: ({ context }) => pageAfter(context) === context.total,
  },
  actions: {
    showMore: assign({ visible: ({ context }) => pageAfter(context) }),
    showUpTo: assign(({ context }, { index }: { index: number }) => ({
      visible: visibleWith(index, context.total),
    })),
    showFirstPage: assign({ visible: PAGE_SIZE }),
    keepRest: assign({ hasRest: true }),
    askForRest: emit({ type: 'rest.wanted' }),
    tellAdded: emit(({ context }) => ({ type: 'page.added', first: context.visible })),
    tellReset: emit({ type: 'page.reset' }),
  },
}).createMachine({
  id: 'pager',
  context: ({ input }) => ({ hasRest: true, ...input, visible: Math.min(PAGE_SIZE, input.total) }),
  initial: 'partial',
  states: {
    whole: { type: 'final' },
    partial: {
      always: { guard: 'fitsOnePage', target: 'whole' },
      on: {
        'rest.arrived': { actions: 'keepRest' },
        'page.more': [
          { guard: 'isRestMissing', target: 'fetching' },
          { guard: 'reachesTotal', target: 'complete', actions: ['tellAdded', 'showMore'] },
          { actions: ['tellAdded', 'showMore'] },
        ],
        'entry.found': [
          {
            guard: { type: 'isOnLastPage', params: ({ event }) => event },
            target: 'complete',
            actions: { type: 'showUpTo', params: ({ event }) => event },
          },
          {
            guard: { type: 'isBeyond', params: ({ event }) => event },
            actions: { type: 'showUpTo', params: ({ event }) => event },
          },
        ],
      },
    },
    fetching: {
      entry: 'askForRest',
      on: {
        'rest.arrived': [
          {
            guard: 'reachesTotal',
            target: 'complete',
            actions: ['keepRest', 'tellAdded', 'showMore'],
          },
          { target: 'partial', actions: ['keepRest', 'tellAdded', 'showMore'] },
        ],
        // The next press tries again.
        'rest.failed': 'partial',
      },
    },
    complete: {
      on: { 'page.hide': { target: 'partial', actions: ['showFirstPage', 'tellReset'] } },
    },
  },
})
