import { assertEvent, assign, setup } from 'xstate'

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

/** A restore that takes longer is given up. */
export const RESTORE_TIMEOUT_MS = 10_000
/** Limits of the panel's size, in percent of the window. */
export const SMALLEST = 24
export const LARGEST = 88

/** Types, delays and actions of the inspector's machine. */
export const inspectorSetup = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  delays: { restoreTimeout: RESTORE_TIMEOUT_MS },
  actions: {
    setActor: assign(({ context, event }) => {
      assertEvent(event, ['panel.open', 'actor.follow'])
      return { actorId: event.actorId ?? context.actorId }
    }),
    setMachine: assign(({ event }) => {
      assertEvent(event, 'machine.choose')
      return { machine: event.machine }
    }),
    setEntry: assign(({ event }) => {
      assertEvent(event, 'time.seek')
      return { entry: event.entry, outcome: null }
    }),
    clearEntry: assign({ entry: null }),
    setOutcome: assign(({ event }) => {
      assertEvent(event, 'time.restored')
      return { outcome: event.outcome }
    }),
    setMode: assign(({ event }) => {
      assertEvent(event, 'mode.show')
      return { mode: event.mode, outcome: null }
    }),
    showRecording: assign({ mode: 'recording', fault: '' }),
    setFault: assign(({ event }) => {
      assertEvent(event, 'recording.refused')
      return { fault: event.fault }
    }),
    setView: assign(({ event }) => {
      assertEvent(event, 'view.show')
      return { view: event.view, fault: '' }
    }),
    setSize: assign(({ event }) => {
      assertEvent(event, 'panel.resize')
      return { size: Math.min(LARGEST, Math.max(SMALLEST, event.size)) }
    }),
    switchDock: assign({ dock: ({ context }) => (context.dock === 'bottom' ? 'right' : 'bottom') }),
    setPause: assign(({ event }) => {
      assertEvent(event, 'log.pause')
      return { pause: { entry: event.entry, at: event.at } }
    }),
    clearPause: assign({ pause: null }),
  },
})
