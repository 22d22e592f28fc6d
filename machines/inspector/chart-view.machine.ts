import { assign, setup } from 'xstate'

export interface Size {
  width: number
  height: number
}

interface Point {
  x: number
  y: number
}

export interface Area extends Size, Point {}

/** Top-left corner in viewport pixels, and pixels per chart unit. */
export interface Place extends Point {
  scale: number
}

interface Input {
  chart: Size
  /** What to show if the whole does not fit: the active states. */
  focus: Area
}

interface Context extends Input {
  viewport: Size
  /** Null until there is a viewport. */
  place: Place | null
}

type Event =
  | { type: 'viewport.resized'; viewport: Size }
  | { type: 'focus.moved'; focus: Area }
  | { type: 'chart.pan'; by: Point }
  /** The point that stays where it is; null for the centre. */
  | { type: 'chart.zoom'; factor: number; at: Point | null }
  | { type: 'chart.fit' }

const FARTHEST = 0.25
const NEAREST = 3
/** In pixels. */
const MARGIN = 12
/** Largest scale at which a small chart fills its viewport. */
const LARGEST_FIT = 1.15
/** Below this scale labels are hard to read: only to show the whole focus is it made smaller. */
const READABLE = 0.85
const SMALLEST_FIT = 0.6

/** The scale at which an area fills a viewport. */
const scaleOf = (viewport: Size, { width, height }: Size) =>
  Math.min((viewport.width - 2 * MARGIN) / width, (viewport.height - 2 * MARGIN) / height)

/** Offset along one axis: centre the content, or its focus if it overflows, never leaving a gap. */
const along = (room: number, length: number, focus: number) =>
  length + 2 * MARGIN <= room
    ? (room - length) / 2
    : Math.min(MARGIN, Math.max(room - MARGIN - length, room / 2 - focus))

const onFocus = ({ chart, viewport, focus }: Context): Place => {
  const readable = Math.max(SMALLEST_FIT, Math.min(READABLE, scaleOf(viewport, focus)))
  const scale = Math.min(LARGEST_FIT, Math.max(scaleOf(viewport, chart), readable))
  const middle = { x: focus.x + focus.width / 2, y: focus.y + focus.height / 2 }
  return {
    scale,
    x: along(viewport.width, chart.width * scale, middle.x * scale),
    y: along(viewport.height, chart.height * scale, middle.y * scale),
  }
}

const whole = ({ chart, viewport }: Context): Place => {
  const scale = scaleOf(viewport, chart)
  return {
    scale,
    x: (viewport.width - chart.width * scale) / 2,
    y: (viewport.height - chart.height * scale) / 2,
  }
}

const zoomed = ({ x, y, scale }: Place, factor: number, at: Point): Place => {
  const next = Math.min(NEAREST, Math.max(FARTHEST, scale * factor))
  const ratio = next / scale
  return { scale: next, x: at.x - (at.x - x) * ratio, y: at.y - (at.y - y) * ratio }
}

/** Where a chart is in its viewport: fitted until it is moved by hand. */
export const chartViewMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
  guards: {
    // A viewport smaller than its margins would give a negative scale.
    hasRoom: (_, { viewport: { width, height } }: { viewport: Size }) =>
      Math.min(width, height) > 2 * MARGIN,
  },
  actions: {
    setViewport: assign({ viewport: (_, { viewport }: { viewport: Size }) => viewport }),
    setFocus: assign({ focus: (_, { focus }: { focus: Area }) => focus }),
    showFocus: assign({ place: ({ context }) => onFocus(context) }),
    showWhole: assign({ place: ({ context }) => whole(context) }),
    pan: assign({
      place: ({ context: { place } }, { by }: { by: Point }) =>
        place && { ...place, x: place.x + by.x, y: place.y + by.y },
    }),
    zoom: assign({
      place: (
        { context: { place, viewport } },
        { factor, at }: { factor: number; at: Point | null },
      ) => place && zoomed(place, factor, at ?? { x: viewport.width / 2, y: viewport.height / 2 }),
    }),
  },
}).createMachine({
  id: 'chart-view',
  context: ({ input }) => ({ ...input, viewport: { width: 0, height: 0 }, place: null }),
  initial: 'hidden',
  on: {
    'focus.moved': { actions: { type: 'setFocus', params: ({ event }) => event } },
  },
  states: {
    hidden: {
      on: {
        'viewport.resized': {
          target: 'shown',
          guard: { type: 'hasRoom', params: ({ event }) => event },
          actions: { type: 'setViewport', params: ({ event }) => event },
        },
      },
    },
    shown: {
      initial: 'fitted',
      on: {
        'viewport.resized': [
          {
            guard: { type: 'hasRoom', params: ({ event }) => event },
            actions: { type: 'setViewport', params: ({ event }) => event },
          },
          { target: 'hidden' },
        ],
        'chart.pan': {
          target: '.moved',
          actions: { type: 'pan', params: ({ event }) => event },
        },
        'chart.zoom': {
          target: '.moved',
          actions: { type: 'zoom', params: ({ event }) => event },
        },
        'chart.fit': '.whole',
      },
      states: {
        fitted: {
          entry: 'showFocus',
          on: {
            'focus.moved': {
              target: 'fitted',
              reenter: true,
              actions: { type: 'setFocus', params: ({ event }) => event },
            },
            'viewport.resized': {
              target: 'fitted',
              reenter: true,
              guard: { type: 'hasRoom', params: ({ event }) => event },
              actions: { type: 'setViewport', params: ({ event }) => event },
            },
          },
        },
        whole: {
          entry: 'showWhole',
          on: {
            'viewport.resized': {
              target: 'whole',
              reenter: true,
              guard: { type: 'hasRoom', params: ({ event }) => event },
              actions: { type: 'setViewport', params: ({ event }) => event },
            },
          },
        },
        moved: {},
      },
    },
  },
})
