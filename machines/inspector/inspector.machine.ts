import { assertEvent, assign, setup } from 'xstate'

export const views = ['chart', 'events', 'log', 'snapshot', 'coverage'] as const
/** `chart` stands for the first tab: only a narrow panel has one for the chart. */
export type View = (typeof views)[number]

/** Actors restored to the requested moment, and those that could not be. */
export interface Outcome {
  restored: readonly string[]
  failed: readonly string[]
}

interface Input {
  /** Share of the window, in percent. */
  size: number
  view?: View
}

interface Context extends Required<Input> {
  /** The chosen actor, by session id or name; null until one is chosen. */
  actorId: string | null
  /** The log entry that is shown; null for the present. */
  entry: number | null
  /** The log entry that others are compared with; null for none. */
  mark: number | null
  /** Part of what an entry of the log says: actor, event, payload, state, path, `ignored`. */
  filter: string
  /** Whether a press in the chart sets a breakpoint; else it sends an event. */
  marks: boolean
  /** The result of the last restore, for a while. */
  outcome: Outcome | null
}

type Event =
  | { type: 'panel.open'; actorId: string | null }
  | { type: 'panel.close' }
  | { type: 'panel.resize'; size: number }
  | { type: 'view.show'; view: View }
  | { type: 'actor.follow'; actorId: string }
  /** A row of the log shows its actor, too. */
  | { type: 'time.seek'; entry: number; actorId?: string }
  | { type: 'time.live' }
  | { type: 'mark.set'; mark: number | null }
  | { type: 'filter.change'; filter: string }
  | { type: 'marks.set'; marks: boolean }
  | { type: 'time.restore' }
  | { type: 'time.restored'; outcome: Outcome }

/** A restore that takes longer is given up. */
export const RESTORE_TIMEOUT_MS = 10_000
export const REPORT_MS = 8000
/** Limits of the panel's size, in percent of the window. */
export const SMALLEST = 24
export const LARGEST = 88

export const inspectorMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  delays: { restoreTimeout: RESTORE_TIMEOUT_MS, reportTime: REPORT_MS },
  actions: {
    /** What the event carries takes the place of what the context has. */
    keep: assign(({ event: { type: _type, ...data } }) => data as Partial<Context>),
    setActor: assign(({ context, event }) => {
      assertEvent(event, 'panel.open')
      return { actorId: event.actorId ?? context.actorId }
    }),
    setSize: assign(({ event }) => {
      assertEvent(event, 'panel.resize')
      return { size: Math.min(LARGEST, Math.max(SMALLEST, event.size)) }
    }),
    clearEntry: assign({ entry: null }),
    clearOutcome: assign({ outcome: null }),
  },
}).createMachine({
  id: 'inspector',
  context: ({ input }) => ({
    view: 'chart',
    ...input,
    actorId: null,
    entry: null,
    mark: null,
    filter: '',
    marks: false,
    outcome: null,
  }),
  initial: 'closed',
  states: {
    closed: { on: { 'panel.open': { target: 'open', actions: 'setActor' } } },
    open: {
      initial: 'live',
      on: {
        'panel.close': 'closed',
        'panel.open': { actions: 'setActor' },
        'panel.resize': { actions: 'setSize' },
        'view.show': { actions: 'keep' },
        'actor.follow': { actions: 'keep' },
        'mark.set': { actions: 'keep' },
        'filter.change': { actions: 'keep' },
        'marks.set': { actions: 'keep' },
      },
      states: {
        live: {
          entry: 'clearEntry',
          initial: 'quiet',
          on: { 'time.seek': { target: 'past', actions: 'keep' } },
          states: {
            quiet: { entry: 'clearOutcome' },
            reporting: { after: { reportTime: 'quiet' } },
          },
        },
        past: {
          entry: 'clearOutcome',
          on: {
            'time.seek': { actions: 'keep' },
            'time.live': 'live',
            'time.restore': 'restoring',
          },
        },
        // The page navigates and replaces its actors. No other moment can be chosen meanwhile.
        restoring: {
          after: { restoreTimeout: 'past' },
          on: { 'time.restored': { target: 'live.reporting', actions: 'keep' } },
        },
      },
    },
  },
})
