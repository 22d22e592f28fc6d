import { assign, emit, setup } from 'xstate'

interface Input {
  /** Ids of the items, in order. */
  ids: readonly string[]
}

interface Context extends Input {
  openId: string | null
  /** Panels on their way up or down. */
  movingIds: readonly string[]
}

type Event =
  | { type: 'item.toggle'; id: string }
  /** The address, or the browser's search in the page, points at an item. */
  | { type: 'item.found'; id: string }
  /** The panel of this item has come to rest. */
  | { type: 'timeline.done'; id: string }

/** What the address should say: the open item, or none. */
type Emitted = { type: 'address.changed'; id: string | null }

const moving = ({ movingIds }: Context, ...ids: (string | null)[]) => [
  ...new Set([...movingIds, ...ids.filter((id) => id !== null)]),
]

/** Questions of which at most one shows its answer. */
export const accordionMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Emitted,
  },
  guards: {
    isKnown: ({ context }, { id }: { id: string }) => context.ids.includes(id),
    isOpen: ({ context }, { id }: { id: string }) => context.openId === id,
    isAnother: ({ context }, { id }: { id: string }) =>
      context.ids.includes(id) && context.openId !== id,
  },
  actions: {
    open: assign(({ context }, { id }: { id: string }) => ({
      openId: id,
      movingIds: moving(context, context.openId, id),
    })),
    close: assign(({ context }) => ({
      openId: null,
      movingIds: moving(context, context.openId),
    })),
    settle: assign(({ context }, { id }: { id: string }) => ({
      movingIds: context.movingIds.filter((movingId) => movingId !== id),
    })),
    tellAddress: emit(({ context }) => ({ type: 'address.changed', id: context.openId })),
  },
}).createMachine({
  id: 'accordion',
  context: ({ input }) => ({ ...input, openId: null, movingIds: [] }),
  initial: 'closed',
  on: {
    'timeline.done': { actions: { type: 'settle', params: ({ event }) => event } },
  },
  states: {
    closed: {
      on: {
        'item.toggle': {
          guard: { type: 'isKnown', params: ({ event }) => event },
          target: 'open',
          actions: [{ type: 'open', params: ({ event }) => event }, 'tellAddress'],
        },
        'item.found': {
          guard: { type: 'isKnown', params: ({ event }) => event },
          target: 'open',
          actions: { type: 'open', params: ({ event }) => event },
        },
      },
    },
    open: {
      on: {
        'item.toggle': [
          {
            guard: { type: 'isOpen', params: ({ event }) => event },
            target: 'closed',
            actions: ['close', 'tellAddress'],
          },
          {
            guard: { type: 'isKnown', params: ({ event }) => event },
            actions: [{ type: 'open', params: ({ event }) => event }, 'tellAddress'],
          },
        ],
        'item.found': {
          guard: { type: 'isAnother', params: ({ event }) => event },
          actions: { type: 'open', params: ({ event }) => event },
        },
      },
    },
  },
})
