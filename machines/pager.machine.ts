import { assertEvent, assign, emit, setup } from 'xstate'

/** Projects on a page: shown at first, and added by each press. */
export const PAGE_SIZE = 3
/** Entries on a page of any other long list. */
export const LIST_SIZE = 6

interface Input {
  total: number
  /** Entries on a page; `PAGE_SIZE` by default. */
  size?: number
}

interface Context extends Required<Input> {
  visible: number
}

type Event =
  | { type: 'page.more' }
  | { type: 'page.hide' }
  /** The entries that HIDE takes away have faded. */
  | { type: 'timeline.done' }
  /** The address points to the entry with this index. */
  | { type: 'entry.found'; index: number }
  /** The reader comes back to a place of the history where so many entries were shown. */
  | { type: 'list.restored'; visible: number }

type Emitted =
  /** `first` is the index of the first new entry. */
  { type: 'page.added'; first: number } | { type: 'page.reset' }

/** How many entries whole pages show, up to and with the one at `index`. */
const visibleWith = (index: number, { total, size }: Context) =>
  Math.min(Math.ceil((index + 1) / size) * size, total)

export const pagerMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Emitted,
  },
  guards: {
    fitsOnePage: ({ context }) => context.total <= context.size,
    isLater: ({ context, event }) => {
      assertEvent(event, 'entry.found')
      return event.index >= context.visible && event.index < context.total
    },
    isAfterFirstPage: ({ context, event }) => {
      assertEvent(event, 'entry.found')
      return event.index >= context.size && event.index < context.total
    },
    isNumber: ({ event }) => {
      assertEvent(event, 'list.restored')
      return Number.isFinite(event.visible)
    },
    showsAll: ({ context }) => context.visible === context.total,
  },
  actions: {
    showMore: assign({ visible: ({ context }) => visibleWith(context.visible, context) }),
    showUpTo: assign(({ context, event }) => {
      assertEvent(event, 'entry.found')
      return { visible: visibleWith(event.index, context) }
    }),
    showAsBefore: assign(({ context, event }) => {
      assertEvent(event, 'list.restored')
      return { visible: Math.max(context.size, visibleWith(event.visible - 1, context)) }
    }),
    showFirstPage: assign({ visible: ({ context }) => context.size }),
    emitAdded: emit(({ context }) => ({ type: 'page.added', first: context.visible })),
    emitReset: emit({ type: 'page.reset' }),
  },
}).createMachine({
  id: 'pager',
  context: ({ input: { total, size = PAGE_SIZE } }) => ({
    total,
    size,
    visible: Math.min(size, total),
  }),
  initial: 'partial',
  on: { 'list.restored': { guard: 'isNumber', target: '.partial', actions: 'showAsBefore' } },
  states: {
    whole: { type: 'final' },
    partial: {
      always: [
        { guard: 'fitsOnePage', target: 'whole' },
        { guard: 'showsAll', target: 'complete' },
      ],
      on: {
        'page.more': { actions: ['emitAdded', 'showMore'] },
        'entry.found': { guard: 'isLater', actions: 'showUpTo' },
      },
    },
    complete: { on: { 'page.hide': 'hiding' } },
    hiding: {
      on: {
        'timeline.done': { target: 'partial', actions: ['showFirstPage', 'emitReset'] },
        'entry.found': { guard: 'isAfterFirstPage', target: 'complete' },
      },
    },
  },
})
