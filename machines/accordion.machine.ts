import { assign, emit, setup } from 'xstate'

interface Input {
  /** Ids of the items, in order. */
  ids: readonly string[]
}

interface Context extends Input {
  openId: string | null
  /** Panels that are opening or closing. */
  movingIds: readonly string[]
}

type Event =
  | { type: 'item.toggle'; id: string }
  /** The address or the browser's find-in-page points to an item. */
  | { type: 'item.found'; id: string }
  /** The reader comes back to a place of the history where this item was open, or none was. */
  | { type: 'item.restored'; id: string | null }
  /** The panel's movement has ended. */
  | { type: 'timeline.done'; id: string }

/** The id for the address: the open item, or null for none. */
type Emitted = { type: 'address.changed'; id: string | null }

const isKnown = ({ ids }: Context, { id }: Event) => id !== null && ids.includes(id)

const withMoving = ({ movingIds }: Context, ...ids: (string | null)[]) => [
  ...new Set([...movingIds, ...ids.filter((id) => id !== null)]),
]

export const accordionMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Emitted,
  },
  guards: {
    isKnown: ({ context, event }) => isKnown(context, event),
    isNone: ({ event }) => event.id === null,
    isOpen: ({ context, event }) => context.openId === event.id,
    isAnother: ({ context, event }) => isKnown(context, event) && context.openId !== event.id,
  },
  actions: {
    open: assign(({ context, event }) => ({
      openId: event.id,
      movingIds: withMoving(context, context.openId, event.id),
    })),
    // Only the panel that closes for the new one moves: the browser has opened the new one already.
    show: assign(({ context, event }) => ({
      openId: event.id,
      movingIds: withMoving(context, context.openId),
    })),
    close: assign(({ context }) => ({
      openId: null,
      movingIds: withMoving(context, context.openId),
    })),
    restore: assign(({ event }) => ({ openId: event.id, movingIds: [] })),
    settle: assign(({ context, event }) => ({
      movingIds: context.movingIds.filter((id) => id !== event.id),
    })),
    emitAddress: emit(({ context }) => ({ type: 'address.changed', id: context.openId })),
  },
}).createMachine({
  id: 'accordion',
  context: ({ input }) => ({ ...input, openId: null, movingIds: [] }),
  initial: 'closed',
  on: {
    'timeline.done': { actions: 'settle' },
    'item.restored': [
      { guard: 'isKnown', target: '.open', actions: 'restore' },
      { guard: 'isNone', target: '.closed', actions: 'restore' },
    ],
  },
  states: {
    closed: {
      on: {
        'item.toggle': { guard: 'isKnown', target: 'open', actions: ['open', 'emitAddress'] },
        'item.found': { guard: 'isKnown', target: 'open', actions: 'show' },
      },
    },
    open: {
      on: {
        'item.toggle': [
          { guard: 'isOpen', target: 'closed', actions: ['close', 'emitAddress'] },
          { guard: 'isKnown', actions: ['open', 'emitAddress'] },
        ],
        'item.found': { guard: 'isAnother', actions: 'show' },
      },
    },
  },
})
