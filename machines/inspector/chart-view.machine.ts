import { assertEvent, assign, setup } from 'xstate'

import * as chartPlace from './chart-place'
import type { Area, Place, Point, Size } from './chart-place'

interface Context {
  viewport: Size
  chart: Size
  /** What to show if the whole does not fit: the active states. */
  focus: Area
  /** Null until there is a viewport and a chart in it. */
  place: Place | null
  /** Ids of states with states inside that have been active: they stay open if there is room. */
  visited: readonly string[]
  /** Ids of those that were opened by hand. */
  opened: readonly string[]
  /** Ids of those that were closed by hand. */
  closed: readonly string[]
}

type Event =
  | { type: 'viewport.resized'; viewport: Size }
  /** The chart was laid out, or other states are active. */
  | { type: 'chart.drawn'; chart: Size; focus: Area; active: readonly string[] }
  | { type: 'chart.pan'; by: Point }
  /** `at` is the point that stays in place; null for the centre. */
  | { type: 'chart.zoom'; factor: number; at: Point | null }
  /** A part of the chart has the focus. */
  | { type: 'part.focused'; area: Area }
  /** Shows the whole, and follows the active states again. */
  | { type: 'chart.fit' }
  | { type: 'state.open'; id: string }
  | { type: 'state.close'; id: string }

const NOWHERE = { x: 0, y: 0, width: 0, height: 0 }
const without = (ids: readonly string[], id: string) => ids.filter((other) => other !== id)
const withAll = (ids: readonly string[], more: readonly string[]) => [...new Set([...ids, ...more])]

export const chartViewMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  guards: {
    hasRoom: ({ event }) => {
      assertEvent(event, 'viewport.resized')
      return chartPlace.hasRoom(event.viewport)
    },
  },
  actions: {
    setViewport: assign(({ event }) => {
      assertEvent(event, 'viewport.resized')
      return { viewport: event.viewport }
    }),
    setChart: assign(({ context, event }) => {
      assertEvent(event, 'chart.drawn')
      const { chart, focus, active } = event
      return { chart, focus, visited: withAll(context.visited, active) }
    }),
    showFocus: assign({
      place: ({ context }) => (context.chart.width > 0 ? chartPlace.fitFocus(context) : null),
    }),
    pan: assign(({ context: { place }, event }) => {
      assertEvent(event, 'chart.pan')
      return { place: place && { ...place, x: place.x + event.by.x, y: place.y + event.by.y } }
    }),
    zoom: assign(({ context: { place, viewport }, event: zoom }) => {
      assertEvent(zoom, 'chart.zoom')
      const centre = { x: viewport.width / 2, y: viewport.height / 2 }
      return { place: place && chartPlace.zoom(place, zoom.factor, zoom.at ?? centre) }
    }),
    reveal: assign(({ context: { place, viewport }, event }) => {
      assertEvent(event, 'part.focused')
      return { place: place && chartPlace.reveal(place, viewport, event.area) }
    }),
    open: assign(({ context: { opened, closed }, event }) => {
      assertEvent(event, 'state.open')
      return { opened: withAll(opened, [event.id]), closed: without(closed, event.id) }
    }),
    close: assign(({ context: { opened, closed }, event }) => {
      assertEvent(event, 'state.close')
      return { opened: without(opened, event.id), closed: withAll(closed, [event.id]) }
    }),
  },
}).createMachine({
  id: 'chart-view',
  context: {
    viewport: NOWHERE,
    chart: NOWHERE,
    focus: NOWHERE,
    place: null,
    visited: [],
    opened: [],
    closed: [],
  },
  initial: 'hidden',
  on: {
    'chart.drawn': { actions: 'setChart' },
    'state.open': { actions: 'open' },
    'state.close': { actions: 'close' },
  },
  states: {
    hidden: {
      on: {
        'viewport.resized': { guard: 'hasRoom', target: 'shown', actions: 'setViewport' },
      },
    },
    shown: {
      initial: 'following',
      on: {
        'viewport.resized': [{ guard: 'hasRoom', actions: 'setViewport' }, { target: 'hidden' }],
        'chart.pan': { target: '.moved', actions: 'pan' },
        'chart.zoom': { target: '.moved', actions: 'zoom' },
        'part.focused': { target: '.moved', actions: 'reveal' },
        'chart.fit': '.following',
      },
      states: {
        following: {
          entry: 'showFocus',
          on: {
            'chart.drawn': { actions: ['setChart', 'showFocus'] },
            'viewport.resized': {
              guard: 'hasRoom',
              actions: ['setViewport', 'showFocus'],
            },
          },
        },
        moved: {},
      },
    },
  },
})
