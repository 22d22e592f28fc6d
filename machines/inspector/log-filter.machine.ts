import { assign, setup } from 'xstate'

export type LogKind = 'all' | 'step' | 'actor' | 'route'

export interface LogFilter {
  /** Part of an event's name, or of a path. */
  text: string
  /** Session of an actor; empty for all. */
  actor: string
  kind: LogKind
  /** Also what timers say. */
  timers: boolean
}

type Event =
  | { type: 'text.change'; text: string }
  | { type: 'actor.choose'; actor: string }
  | { type: 'kind.choose'; kind: LogKind }
  | { type: 'timers.toggle' }
  | { type: 'filter.clear' }

/** Nothing is kept back but what timers say, of which there is much. */
export const everything: LogFilter = { text: '', actor: '', kind: 'all', timers: false }

/** What of the log a reader wants to see. */
export const logFilterMachine = setup({
  types: { context: {} as LogFilter, events: {} as Event },
  guards: {
    isNarrow: ({ context: { text, actor, kind } }) =>
      text.trim() !== '' || actor !== '' || kind !== 'all',
  },
  actions: {
    keepText: assign({ text: (_, { text }: { text: string }) => text }),
    keepActor: assign({ actor: (_, { actor }: { actor: string }) => actor }),
    keepKind: assign({ kind: (_, { kind }: { kind: LogKind }) => kind }),
    turnTimers: assign({ timers: ({ context }) => !context.timers }),
    clear: assign(({ context: { timers } }) => ({ ...everything, timers })),
  },
}).createMachine({
  id: 'log-filter',
  context: everything,
  initial: 'everything',
  on: {
    'text.change': {
      target: '.everything',
      actions: { type: 'keepText', params: ({ event }) => event },
    },
    'actor.choose': {
      target: '.everything',
      actions: { type: 'keepActor', params: ({ event }) => event },
    },
    'kind.choose': {
      target: '.everything',
      actions: { type: 'keepKind', params: ({ event }) => event },
    },
    'timers.toggle': { actions: 'turnTimers' },
  },
  states: {
    everything: { always: { guard: 'isNarrow', target: 'narrowed' } },
    narrowed: { on: { 'filter.clear': { target: 'everything', actions: 'clear' } } },
  },
})
