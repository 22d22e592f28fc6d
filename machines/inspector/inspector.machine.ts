import { assign, setup } from 'xstate'

export type Dock = 'bottom' | 'right'
/** What is inspected: the page, a machine on its own, or a recording. */
export type Mode = 'page' | 'simulator' | 'recording'
export type View = 'events' | 'log' | 'sequence' | 'snapshot' | 'recording'

/** Actors restored to the requested moment, and those that could not be. */
export interface Outcome {
  restored: readonly string[]
  failed: readonly string[]
}

/** A pause of the log: its last entry, and its time on the actors' clock. */
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
  /** The chosen actor, by session id or name; null until one is chosen. */
  actorId: string | null
  /** The log entry that is shown; null for the present. */
  entry: number | null
  /** Null while the log follows. */
  pause: Pause | null
  /** The result of the last restore, until another entry is shown. */
  outcome: Outcome | null
  /** Why a recording was refused; empty if none was. */
  fault: string
}

type Event =
  | { type: 'panel.open'; actorId: string | null }
  | { type: 'panel.close' }
  | { type: 'panel.resize'; size: number }
  | { type: 'dock.toggle' }
  | { type: 'popup.opened' }
  | { type: 'popup.blocked' }
  | { type: 'panel.dock' }
  | { type: 'mode.show'; mode: Mode }
  | { type: 'view.show'; view: View }
  | { type: 'actor.follow'; actorId: string }
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

/** A page that does not finish a restore in this time keeps its moment. */
export const RESTORE_TIMEOUT_MS = 10_000
export const SMALLEST = 24
export const LARGEST = 88

/** The inspector's panel: where it is, what it shows, and of which moment. */
export const inspectorMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  delays: { restoreTimeout: RESTORE_TIMEOUT_MS },
  actions: {
    setActor: assign({ actorId: (_, { actorId }: { actorId: string }) => actorId }),
    setActorIfAny: assign({
      actorId: ({ context }, { actorId }: { actorId: string | null }) => actorId ?? context.actorId,
    }),
    setMachine: assign({ machine: (_, { machine }: { machine: string }) => machine }),
    setEntry: assign({
      entry: (_, { entry }: { entry: number }) => entry,
      outcome: null,
    }),
    clearEntry: assign({ entry: null }),
    setOutcome: assign({ outcome: (_, { outcome }: { outcome: Outcome }) => outcome }),
    setMode: assign({ mode: (_, { mode }: { mode: Mode }) => mode, outcome: null }),
    showRecording: assign({ mode: 'recording', fault: '' }),
    setFault: assign({ fault: (_, { fault }: { fault: string }) => fault }),
    setView: assign({ view: (_, { view }: { view: View }) => view, fault: '' }),
    setSize: assign({
      size: (_, { size }: { size: number }) => Math.min(LARGEST, Math.max(SMALLEST, size)),
    }),
    switchDock: assign({ dock: ({ context }) => (context.dock === 'bottom' ? 'right' : 'bottom') }),
    setPause: assign({ pause: (_, { entry, at }: Pause) => ({ entry, at }) }),
    clearPause: assign({ pause: null }),
  },
}).createMachine({
  id: 'inspector',
  context: ({ input }) => ({
    ...input,
    mode: 'page',
    view: 'events',
    actorId: null,
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
          actions: { type: 'setActorIfAny', params: ({ event }) => event },
        },
        'popup.opened': 'open.place.popup',
      },
    },
    open: {
      type: 'parallel',
      on: {
        'panel.close': 'closed',
        'panel.open': { actions: { type: 'setActorIfAny', params: ({ event }) => event } },
        'panel.resize': { actions: { type: 'setSize', params: ({ event }) => event } },
        'dock.toggle': { actions: 'switchDock' },
        'recording.refused': { actions: { type: 'setFault', params: ({ event }) => event } },
        'view.show': { actions: { type: 'setView', params: ({ event }) => event } },
        'actor.follow': { actions: { type: 'setActor', params: ({ event }) => event } },
        'machine.choose': { actions: { type: 'setMachine', params: ({ event }) => event } },
      },
      states: {
        // Each mode has its own log: a past moment or a pause does not carry over.
        time: {
          initial: 'live',
          on: {
            'mode.show': {
              target: '.live',
              actions: { type: 'setMode', params: ({ event }) => event },
            },
            'recording.opened': { target: '.live', actions: 'showRecording' },
          },
          states: {
            live: {
              entry: 'clearEntry',
              on: {
                'time.seek': {
                  target: 'past',
                  actions: { type: 'setEntry', params: ({ event }) => event },
                },
              },
            },
            past: {
              on: {
                'time.seek': { actions: { type: 'setEntry', params: ({ event }) => event } },
                'time.live': 'live',
                'time.restore': 'restoring',
              },
            },
            // The page navigates and replaces its actors; meanwhile no other moment can be chosen.
            restoring: {
              after: { restoreTimeout: 'past' },
              on: {
                'time.restored': {
                  target: 'live',
                  actions: { type: 'setOutcome', params: ({ event }) => event },
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
              entry: 'clearPause',
              on: {
                'log.pause': {
                  target: 'paused',
                  actions: { type: 'setPause', params: ({ event }) => event },
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
        // Whether the panel lists its own actor.
        self: {
          initial: 'hidden',
          states: {
            hidden: { on: { 'self.toggle': 'listed' } },
            listed: { on: { 'self.toggle': 'hidden' } },
          },
        },
        // A page has many entrance actors; they are collapsed by default.
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
