import { assign, setup } from 'xstate'

export type Dock = 'bottom' | 'right'
/** What is looked at: the page itself, a machine on its own, or what someone has recorded. */
export type Mode = 'page' | 'simulator' | 'recording'
export type View = 'events' | 'log' | 'sequence' | 'snapshot' | 'recording'

/** Which actors are where they were at the moment that was asked for, and which could not be. */
export interface Outcome {
  restored: readonly string[]
  failed: readonly string[]
}

/** A moment of the actors' own time. */
export interface Pause {
  entry: number
  at: number
}

interface Input {
  dock: Dock
  /** Share of the window, in percent. */
  size: number
  /** The machine in the simulator. */
  machine: string
}

interface Context extends Input {
  mode: Mode
  view: View
  /** The actor on show; null until one is chosen. */
  actor: string | null
  /** The entry of the log that is looked back to; null for now. */
  entry: number | null
  /** Where everything stands while it is paused: after which entry, and when. */
  pause: Pause | null
  /** What came of going back, until somebody looks back again. */
  outcome: Outcome | null
  /** Why a recording was not opened. */
  fault: string
}

type Event =
  | { type: 'panel.open'; actor: string | null }
  | { type: 'panel.close' }
  | { type: 'panel.resize'; size: number }
  | { type: 'dock.toggle' }
  | { type: 'popup.opened' }
  | { type: 'popup.blocked' }
  | { type: 'panel.dock' }
  | { type: 'mode.show'; mode: Mode }
  | { type: 'view.show'; view: View }
  | { type: 'actor.follow'; actor: string }
  | { type: 'machine.choose'; machine: string }
  | { type: 'time.seek'; entry: number }
  | { type: 'time.live' }
  | { type: 'time.restore' }
  | { type: 'time.restored'; outcome: Outcome }
  | { type: 'recording.opened' }
  | { type: 'recording.refused'; fault: string }
  | { type: 'self.toggle' }
  | { type: 'entrances.toggle' }
  | ({ type: 'log.pause' } & Pause)
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
    keepMachine: assign({ machine: (_, { machine }: { machine: string }) => machine }),
    keepEntry: assign({
      entry: (_, { entry }: { entry: number }) => entry,
      outcome: null,
    }),
    forgetEntry: assign({ entry: null }),
    keepOutcome: assign({ outcome: (_, { outcome }: { outcome: Outcome }) => outcome }),
    keepMode: assign({ mode: (_, { mode }: { mode: Mode }) => mode, outcome: null }),
    showRecording: assign({ mode: 'recording', fault: '' }),
    keepFault: assign({ fault: (_, { fault }: { fault: string }) => fault }),
    keepView: assign({ view: (_, { view }: { view: View }) => view, fault: '' }),
    keepSize: assign({
      size: (_, { size }: { size: number }) => Math.min(LARGEST, Math.max(SMALLEST, size)),
    }),
    turnDock: assign({ dock: ({ context }) => (context.dock === 'bottom' ? 'right' : 'bottom') }),
    keepPause: assign({ pause: (_, { entry, at }: Pause) => ({ entry, at }) }),
    forgetPause: assign({ pause: null }),
  },
}).createMachine({
  id: 'inspector',
  context: ({ input }) => ({
    ...input,
    mode: 'page',
    view: 'events',
    actor: null,
    entry: null,
    pause: null,
    outcome: null,
    fault: '',
  }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        'panel.open': {
          target: 'open',
          actions: { type: 'keepActorIfAny', params: ({ event }) => event },
        },
        'popup.opened': 'open.place.popup',
      },
    },
    open: {
      type: 'parallel',
      on: {
        'panel.close': 'closed',
        'panel.open': { actions: { type: 'keepActorIfAny', params: ({ event }) => event } },
        'panel.resize': { actions: { type: 'keepSize', params: ({ event }) => event } },
        'dock.toggle': { actions: 'turnDock' },
        'recording.refused': { actions: { type: 'keepFault', params: ({ event }) => event } },
        'view.show': { actions: { type: 'keepView', params: ({ event }) => event } },
        'actor.follow': { actions: { type: 'keepActor', params: ({ event }) => event } },
        'machine.choose': { actions: { type: 'keepMachine', params: ({ event }) => event } },
      },
      states: {
        // Each mode has its own log: its entries are not those of a past moment, or of a pause.
        time: {
          initial: 'live',
          on: {
            'mode.show': {
              target: '.live',
              actions: { type: 'keepMode', params: ({ event }) => event },
            },
            'recording.opened': { target: '.live', actions: 'showRecording' },
          },
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
                'time.restore': 'restoring',
              },
            },
            // The page goes to its address and gets its actors; nobody looks elsewhere meanwhile.
            restoring: {
              on: {
                'time.restored': {
                  target: 'live',
                  actions: { type: 'keepOutcome', params: ({ event }) => event },
                },
              },
            },
          },
        },
        log: {
          initial: 'following',
          on: { 'mode.show': '.following', 'recording.opened': '.following' },
          states: {
            following: {
              entry: 'forgetPause',
              on: {
                'log.pause': {
                  target: 'paused',
                  actions: { type: 'keepPause', params: ({ event }) => event },
                },
              },
            },
            paused: { on: { 'log.resume': 'following' } },
          },
        },
        // Docked to the page, or in a window of its own, which the browser may block.
        place: {
          initial: 'docked',
          states: {
            docked: { on: { 'popup.opened': 'popup', 'popup.blocked': 'blocked' } },
            blocked: { on: { 'popup.opened': 'popup' } },
            popup: { on: { 'panel.dock': 'docked' } },
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
