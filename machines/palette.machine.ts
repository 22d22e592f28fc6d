import { assertEvent, assign, emit, not, setup } from 'xstate'

import { formsOf } from './fold-letters.ts'

export interface PaletteOption {
  id: string
  /** The words by which the option is found. */
  words: string
  /** The palette stays open after the option's command, to show the effect. */
  stays: boolean
}

interface Input {
  options: readonly PaletteOption[]
}

interface Context extends Input {
  query: string
  /** Index of the active option in the results. */
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
  /** The opening or closing movement has ended. */
  | { type: 'timeline.done' }
  /** The browser closed the dialog. */
  | { type: 'dialog.closed' }

type Emitted = { type: 'option.chosen'; id: string }

/** The options that contain every word of the query, in their order. */
export const resultsOf = ({ options, query }: Pick<Context, 'options' | 'query'>) => {
  const terms = query.trim().split(/\s+/).map(formsOf)
  return options.filter(({ words }) =>
    terms.every((forms) => forms.some((form) => words.includes(form))),
  )
}

const activeOf = (context: Context) => resultsOf(context)[context.active]

const step = (context: Context, by: number) => {
  const count = resultsOf(context).length
  return { active: (context.active + by + count) % count }
}

/** Each call begins anew, also one that comes while the palette closes. */
const call = { target: 'shown', actions: 'clearQuery' } as const

export const paletteMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Emitted,
  },
  guards: {
    hasResults: ({ context }) => resultsOf(context).length > 0,
    hasNoResults: not('hasResults'),
    isListed: ({ context, event }) => {
      assertEvent(event, 'option.point')
      return event.index !== context.active && event.index in resultsOf(context)
    },
    staysOpen: ({ context }) => activeOf(context)?.stays === true,
  },
  actions: {
    clearQuery: assign({ query: '', active: 0 }),
    search: assign(({ event }) => {
      assertEvent(event, 'query.changed')
      return { query: event.query, active: 0 }
    }),
    activateNext: assign(({ context }) => step(context, 1)),
    activatePrevious: assign(({ context }) => step(context, -1)),
    activate: assign(({ event }) => {
      assertEvent(event, 'option.point')
      return { active: event.index }
    }),
    emitChosen: emit(({ context }) => ({
      type: 'option.chosen',
      id: activeOf(context)?.id ?? '',
    })),
  },
}).createMachine({
  id: 'palette',
  context: ({ input }) => ({
    options: input.options.map((option) => ({ ...option, words: formsOf(option.words).join(' ') })),
    query: '',
    active: 0,
  }),
  initial: 'closed',
  states: {
    closed: { on: { 'palette.call': call } },
    shown: {
      type: 'parallel',
      on: {
        'palette.dismiss': 'closing',
        'dialog.closed': 'closed',
        'query.changed': { actions: 'search' },
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
              always: { guard: 'hasNoResults', target: 'empty' },
              on: {
                'option.next': { actions: 'activateNext' },
                'option.previous': { actions: 'activatePrevious' },
                'option.point': { guard: 'isListed', actions: 'activate' },
                'option.choose': [
                  { guard: 'staysOpen', actions: 'emitChosen' },
                  { target: '#palette.closed', actions: 'emitChosen' },
                ],
              },
            },
            empty: { always: { guard: 'hasResults', target: 'listing' } },
          },
        },
      },
    },
    closing: {
      on: { 'timeline.done': 'closed', 'dialog.closed': 'closed', 'palette.call': call },
    },
  },
})
