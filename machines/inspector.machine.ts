import { assign, setup } from 'xstate'

export type Dock = 'bottom' | 'right'
/** What is looked at: the page itself, a machine on its own, or what someone has recorded. */
export type Mode = 'page' | 'simulator' | 'recording'
export type View = 'events' | 'log' | 'sequence' | 'snapshot' | 'recording'

interface Input {
  dock: Dock
  /** Share of the window, in percent. */
  size: number
}

interface Context extends Input {
  mode: Mode
  view: View
  /** The actor on show; null until one is chosen. */
  actor: string | null
  /** The entry of the log that is looked back to; null for now. */
  entry: number | null
}

type Event =
  | { type: 'panel.open'; actor: string | null }
  | { type: 'panel.close' }
  | { type: 'panel.resize'; size: number }
  | { type: 'dock.toggle' }
  | { type: 'mode.show'; mode: Mode }
  | { type: 'view.show'; view: View }
  | { type: 'actor.follow'; actor: string }
  | { type: 'time.seek'; entry: number }
  | { type: 'time.live' }
  | { type: 'self.toggle' }
  | { type: 'entrances.toggle' }
  | { type: 'log.pause' }
  | { type: 'log.resume' }

export const SMALLEST = 24
export const LARGEST = 88

/** The inspector's panel: where it stands, what it shows, and of which moment. */
export const inspectorMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  actions: {
    keepActor: assign({ actor: (_, { actor }: { actor: string }) => actor }),
    keepActorIfAny: assign({
      actor: ({ context }, { actor }: { actor: string | null }) => actor ?? context.actor,
    }),
    keepEntry: assign({ entry: (_, { entry }: { entry: number }) => entry }),
    forgetEntry: assign({ entry: null }),
    keepMode: assign({ mode: (_, { mode }: { mode: Mode }) => mode }),
    keepView: assign({ view: (_, { view }: { view: View }) => view }),
    keepSize: assign({
      size: (_, { size }: { size: number }) => Math.min(LARGEST, Math.max(SMALLEST, size)),
    }),
    turnDock: assign({ dock: ({ context }) => (context.dock === 'bottom' ? 'right' : 'bottom') }),
  },
}).createMachine({
  id: 'inspector',
  context: ({ input }) => ({ ...input, mode: 'page', view: 'events', actor: null, entry: null }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        'panel.open': {
          target: 'open',
          actions: { type: 'keepActorIfAny', params: ({ event }) => event },
        },
      },
    },
    open: {
      type: 'parallel',
      on: {
        'panel.close': 'closed',
        'panel.open': { actions: { type: 'keepActorIfAny', params: ({ event }) => event } },
        'panel.resize': { actions: { type: 'keepSize', params: ({ event }) => event } },
        'dock.toggle': { actions: 'turnDock' },
        // Another log: its entries are not those that were looked back to.
        'mode.show': {
          target: '.time.live',
          actions: { type: 'keepMode', params: ({ event }) => event },
        },
        'view.show': { actions: { type: 'keepView', params: ({ event }) => event } },
        'actor.follow': { actions: { type: 'keepActor', params: ({ event }) => event } },
      },
      states: {
        time: {
          initial: 'live',
          states: {
            live: {
              entry: 'forgetEntry',
              on: {
                'time.seek': {
                  target: 'past',
                  actions: { type: 'keepEntry', params: ({ event }) => event },
                },
              },
            },
            past: {
              on: {
                'time.seek': { actions: { type: 'keepEntry', params: ({ event }) => event } },
                'time.live': 'live',
              },
            },
          },
        },
        log: {
          initial: 'following',
          states: {
            following: { on: { 'log.pause': 'paused' } },
            paused: { on: { 'log.resume': 'following' } },
          },
        },
        // Whether the inspector is among the actors that it shows.
        self: {
          initial: 'hidden',
          states: {
            hidden: { on: { 'self.toggle': 'listed' } },
            listed: { on: { 'self.toggle': 'hidden' } },
          },
        },
        // Those that only let something appear are many.
        entrances: {
          initial: 'folded',
          states: {
            folded: { on: { 'entrances.toggle': 'unfolded' } },
            unfolded: { on: { 'entrances.toggle': 'folded' } },
          },
        },
      },
    },
  },
})
