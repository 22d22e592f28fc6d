import { assertEvent, assign, setup } from 'xstate'

export type Dock = 'bottom' | 'right'
/** What is inspected: the page, or a recording. */
export type Mode = 'page' | 'recording'
export const views = ['chart', 'events', 'log', 'snapshot', 'coverage'] as const
/** `chart` stands for the first tab: only a narrow panel has one for the chart. */
export type View = (typeof views)[number]

/** Which entries of the log are shown. */
export interface LogFilter {
  /** Part of an actor's name and an event's, or of a path. */
  text: string
  /** Whether timer events are shown. */
  timers: boolean
}

/** Default: everything except timer events, which are noisy. */
export const everything: LogFilter = { text: '', timers: false }

/** Actors restored to the requested moment, and those that could not be. */
export interface Outcome {
  restored: readonly string[]
  failed: readonly string[]
}

/** A moment on the way of a playback, and the time between it and the one before. */
interface Stop {
  entry: number
  gapMs: number
}

interface Input {
  dock: Dock
  /** Share of the window, in percent. */
  size: number
  mode?: Mode
  view?: View
}

interface Context extends Required<Input> {
  /** The chosen actor, by session id or name; null until one is chosen. */
  actorId: string | null
  /** The log entry that is shown; null for the present. */
  entry: number | null
  /** The moments that are yet to be played. */
  way: readonly Stop[]
  /** The log entry that others are compared with; null for none. */
  mark: number | null
  filter: LogFilter
  /** The result of the last restore, for a while. */
  outcome: Outcome | null
  /** Why a recording was refused; empty if none was. */
  fault: string
}

type Event =
  | { type: 'panel.open'; actorId: string | null }
  | { type: 'panel.close' }
  | { type: 'panel.resize'; size: number }
  | { type: 'dock.toggle' }
  | { type: 'mode.show'; mode: Mode }
  | { type: 'view.show'; view: View }
  | { type: 'actor.follow'; actorId: string }
  | { type: 'time.seek'; entry: number }
  | { type: 'time.live' }
  | { type: 'time.play'; way: readonly Stop[] }
  | { type: 'time.pause' }
  | { type: 'mark.set'; mark: number | null }
  | { type: 'filter.change'; filter: LogFilter }
  | { type: 'lanes.toggle' }
  | { type: 'time.restore' }
  | { type: 'time.restored'; outcome: Outcome }
  | { type: 'recording.refused'; fault: string }

/** A restore that takes longer is given up. */
export const RESTORE_TIMEOUT_MS = 10_000
/** How long the result of a restore is told. */
export const REPORT_MS = 8000
/** Longer gaps between two moments are shortened to this when they are played. */
export const LONGEST_GAP_MS = 2000
/** Limits of the panel's size, in percent of the window. */
export const SMALLEST = 24
export const LARGEST = 88

/** Types, delays and actions of the inspector's machine. */
export const inspectorSetup = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  delays: {
    restoreTimeout: RESTORE_TIMEOUT_MS,
    reportTime: REPORT_MS,
    gap: ({ context: { way } }) => Math.min(LONGEST_GAP_MS, way[0]?.gapMs ?? 0),
  },
  guards: {
    isPlayed: ({ context }) => context.way.length === 0,
    isPast: ({ context }) => context.entry !== null,
  },
  actions: {
    /** What the event carries takes the place of what the context has. */
    keep: assign(({ event }) => {
      assertEvent(event, [
        'mode.show',
        'view.show',
        'actor.follow',
        'time.seek',
        'time.play',
        'time.restored',
        'mark.set',
        'filter.change',
        'recording.refused',
      ])
      const { type: _type, ...data } = event
      return data
    }),
    setActor: assign(({ context, event }) => {
      assertEvent(event, 'panel.open')
      return { actorId: event.actorId ?? context.actorId }
    }),
    setSize: assign(({ event }) => {
      assertEvent(event, 'panel.resize')
      return { size: Math.min(LARGEST, Math.max(SMALLEST, event.size)) }
    }),
    switchDock: assign({ dock: ({ context }) => (context.dock === 'bottom' ? 'right' : 'bottom') }),
    clearEntry: assign({ entry: null }),
    clearOutcome: assign({ outcome: null }),
    clearFault: assign({ fault: '' }),
    forgetLog: assign({ mark: null, filter: everything }),
    goOn: assign(({ context: { way, entry } }) => ({
      entry: way[0]?.entry ?? entry,
      way: way.slice(1),
    })),
  },
})
