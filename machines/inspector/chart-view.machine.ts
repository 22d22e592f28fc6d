import { assertEvent, assign, setup } from 'xstate'

import * as chartPlace from './chart-place'
import type { Area, Place, Point, Size } from './chart-place'

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
  /** `at` is the point that stays in place; null for the centre. */
  | { type: 'chart.zoom'; factor: number; at: Point | null }
  | { type: 'chart.fit' }

/** A chart in its viewport: fitted until it is moved by hand. */
export const chartViewMachine = setup({
  types: { input: {} as Input, context: {} as Context, events: {} as Event },
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
    setFocus: assign(({ event }) => {
      assertEvent(event, 'focus.moved')
      return { focus: event.focus }
    }),
    showFocus: assign({ place: ({ context }) => chartPlace.fitFocus(context) }),
    showWhole: assign({ place: ({ context }) => chartPlace.fitWhole(context) }),
    pan: assign(({ context: { place }, event }) => {
      assertEvent(event, 'chart.pan')
      return { place: place && { ...place, x: place.x + event.by.x, y: place.y + event.by.y } }
    }),
    zoom: assign(({ context: { place, viewport }, event: zoom }) => {
      assertEvent(zoom, 'chart.zoom')
      const centre = { x: viewport.width / 2, y: viewport.height / 2 }
      return { place: place && chartPlace.zoom(place, zoom.factor, zoom.at ?? centre) }
    }),
  },
}).createMachine({
  id: 'chart-view',
  context: ({ input }) => ({ ...input, viewport: { width: 0, height: 0 }, place: null }),
  initial: 'hidden',
  on: { 'focus.moved': { actions: 'setFocus' } },
  states: {
    hidden: {
      on: {
        'viewport.resized': { guard: 'hasRoom', target: 'shown', actions: 'setViewport' },
      },
    },
    shown: {
      initial: 'fitted',
      on: {
        'viewport.resized': [{ guard: 'hasRoom', actions: 'setViewport' }, { target: 'hidden' }],
        'chart.pan': { target: '.moved', actions: 'pan' },
        'chart.zoom': { target: '.moved', actions: 'zoom' },
        'chart.fit': '.whole',
      },
      states: {
        fitted: {
          entry: 'showFocus',
          on: {
            'focus.moved': { target: 'fitted', reenter: true, actions: 'setFocus' },
            'viewport.resized': {
              guard: 'hasRoom',
              target: 'fitted',
              reenter: true,
              actions: 'setViewport',
            },
          },
        },
        whole: {
          entry: 'showWhole',
          on: {
            'viewport.resized': {
              guard: 'hasRoom',
              target: 'whole',
              reenter: true,
              actions: 'setViewport',
            },
          },
        },
        moved: {},
      },
    },
  },
})
