import { assertEvent, assign, setup } from 'xstate'

export const views = ['chart', 'events', 'log', 'snapshot'] as const
/** `chart` stands for the first tab: only a narrow panel has one for the chart. */
export type View = (typeof views)[number]

interface Input {
  /** Share of the window, in percent. */
  size: number
  view?: View
}

interface Context extends Required<Input> {
  /** The chosen actor, by its id or its machine's; null until one is chosen. */
  actorId: string | null
  /** The id of the past step that is shown; null for the present. */
  step: number | null
  /** How many times the chart is drawn larger than it fits its pane. */
  zoom: number
  /** The log's filter, a part of what a step says: actor, event, payload, state, `ignored`. */
  filter: string
  /** The result of the last restore, in words, until something else is done. */
  report: string
}

type Event =
  | { type: 'panel.open'; actorId: string | null }
  | { type: 'panel.close' }
  | { type: 'panel.resize'; size: number }
  | { type: 'view.show'; view: View }
  | { type: 'actor.choose'; actorId: string }
  /** A row of the log also says which actor took the step. */
  | { type: 'step.choose'; step: number; actorId?: string }
  | { type: 'time.live' }
  | { type: 'time.restored'; report: string }
  | { type: 'filter.change'; filter: string }
  | { type: 'chart.zoom'; zoom: number }
  | { type: 'tools.toggle' }
  /** What is open in the panel closes. */
  | { type: 'escape.pressed' }
  | { type: 'page.freeze' }
  | { type: 'page.run' }

/** Limits of the panel's size, in percent of the window. */
export const SMALLEST = 24
export const LARGEST = 88

/** Limits of the chart's zoom. */
export const LEAST_ZOOM = 0.25
export const MOST_ZOOM = 4

export const inspectorMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    /** The page's clock stands. */
    tags: {} as 'frozen',
  },
  actions: {
    /** The data of the event replaces the fields of the same names in the context. */
    assignEvent: assign(({ event: { type: _type, ...data } }) => data as Partial<Context>),
    setActor: assign(({ context, event }) => {
      assertEvent(event, 'panel.open')
      return { actorId: event.actorId ?? context.actorId }
    }),
    setSize: assign(({ event }) => {
      assertEvent(event, 'panel.resize')
      return { size: Math.min(LARGEST, Math.max(SMALLEST, event.size)) }
    }),
    setZoom: assign(({ event }) => {
      assertEvent(event, 'chart.zoom')
      return { zoom: Math.min(MOST_ZOOM, Math.max(LEAST_ZOOM, event.zoom)) }
    }),
    clearStep: assign({ step: null }),
    clearReport: assign({ report: '' }),
  },
}).createMachine({
  id: 'inspector',
  context: ({ input }) => ({
    view: 'chart',
    ...input,
    actorId: null,
    step: null,
    zoom: 1,
    filter: '',
    report: '',
  }),
  initial: 'closed',
  states: {
    closed: {
      entry: 'clearReport',
      on: { 'panel.open': { target: 'open', actions: 'setActor' } },
    },
    open: {
      type: 'parallel',
      on: {
        'panel.close': 'closed',
        'panel.open': { actions: 'setActor' },
        'panel.resize': { actions: 'setSize' },
        'view.show': { actions: 'assignEvent' },
        'actor.choose': { actions: 'assignEvent' },
        'filter.change': { actions: 'assignEvent' },
        'chart.zoom': { actions: 'setZoom' },
      },
      states: {
        time: {
          initial: 'live',
          on: { 'time.restored': { target: '.live', actions: 'assignEvent' } },
          states: {
            live: {
              entry: 'clearStep',
              on: { 'step.choose': { target: 'past', actions: ['clearReport', 'assignEvent'] } },
            },
            past: {
              on: { 'step.choose': { actions: 'assignEvent' }, 'time.live': 'live' },
            },
          },
        },
        tools: {
          initial: 'closed',
          states: {
            closed: { on: { 'tools.toggle': 'open' } },
            open: { on: { 'tools.toggle': 'closed', 'escape.pressed': 'closed' } },
          },
        },
        // The region ends with the panel.
        page: {
          initial: 'running',
          states: {
            running: { on: { 'page.freeze': { target: 'frozen', actions: 'clearReport' } } },
            frozen: {
              tags: 'frozen',
              on: { 'page.run': { target: 'running', actions: 'clearReport' } },
            },
          },
        },
      },
    },
  },
})
