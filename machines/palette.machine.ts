import { assign, emit, not, setup } from 'xstate'

export interface PaletteOption {
  id: string
  /** All that it can be found by. */
  words: string
  /** The palette stays open after it, to show what it did. */
  stays: boolean
}

interface Input {
  options: readonly PaletteOption[]
}

interface Context extends Input {
  query: string
  /** Place of the active option among the results. */
  active: number
}

type Event =
  | { type: 'palette.call' }
  | { type: 'palette.dismiss' }
  | { type: 'query.changed'; query: string }
  | { type: 'option.next' }
  | { type: 'option.previous' }
  /** The pointer is over a result. */
  | { type: 'option.point'; index: number }
  | { type: 'option.choose' }
  /** The unfolding, or its way back, is over. */
  | { type: 'timeline.done' }
  /** The browser closed the dialog by itself. */
  | { type: 'dialog.closed' }

type Emitted = { type: 'option.chosen'; id: string }

/** Lower case, without accents: `Résumé` is found by `resume`. */
const plain = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The options in which every word of the query occurs, in their own order. */
export const resultsOf = ({ options, query }: Pick<Context, 'options' | 'query'>) => {
  const terms = plain(query).split(/\s+/)
  return options.filter(({ words }) => terms.every((term) => plain(words).includes(term)))
}

const activeOf = (context: Context) => resultsOf(context)[context.active]

const step = (context: Context, by: number) => {
  const count = resultsOf(context).length
  return { active: (context.active + by + count) % count }
}

/** A dialog that finds an action by its name and does it. */
export const paletteMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Emitted,
  },
  guards: {
    hasResults: ({ context }) => resultsOf(context).length > 0,
    isListed: ({ context }, { index }: { index: number }) =>
      index !== context.active && index in resultsOf(context),
    staysOpen: ({ context }) => activeOf(context)?.stays === true,
  },
  actions: {
    startAnew: assign({ query: '', active: 0 }),
    search: assign((_, { query }: { query: string }) => ({ query, active: 0 })),
    activateNext: assign(({ context }) => step(context, 1)),
    activatePrevious: assign(({ context }) => step(context, -1)),
    activate: assign((_, { index }: { index: number }) => ({ active: index })),
    tellChosen: emit(({ context }) => ({
      type: 'option.chosen',
      id: activeOf(context)?.id ?? '',
    })),
  },
}).createMachine({
  id: 'palette',
  context: ({ input }) => ({ ...input, query: '', active: 0 }),
  initial: 'closed',
  states: {
    closed: { on: { 'palette.call': { target: 'shown', actions: 'startAnew' } } },
    shown: {
      type: 'parallel',
      on: {
        'palette.dismiss': 'closing',
        'dialog.closed': 'closed',
        'query.changed': { actions: { type: 'search', params: ({ event }) => event } },
      },
      states: {
        movement: {
          initial: 'opening',
          states: {
            opening: { on: { 'timeline.done': 'open' } },
            open: {},
          },
        },
        results: {
          initial: 'listing',
          states: {
            listing: {
              always: { guard: not('hasResults'), target: 'empty' },
              on: {
                'option.next': { actions: 'activateNext' },
                'option.previous': { actions: 'activatePrevious' },
                'option.point': {
                  guard: { type: 'isListed', params: ({ event }) => event },
                  actions: { type: 'activate', params: ({ event }) => event },
                },
                'option.choose': [
                  { guard: 'staysOpen', actions: 'tellChosen' },
                  { target: '#palette.closed', actions: 'tellChosen' },
                ],
              },
            },
            empty: { always: { guard: 'hasResults', target: 'listing' } },
          },
        },
      },
    },
    closing: {
      on: { 'timeline.done': 'closed', 'dialog.closed': 'closed', 'palette.call': 'shown' },
    },
  },
})
