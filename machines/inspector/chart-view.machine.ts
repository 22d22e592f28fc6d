import { assertEvent, assign, setup } from 'xstate'

import { hasRoom, type Size } from './chart-place'

interface Context {
  /** The last with room in it. */
  viewport: Size
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
  | { type: 'chart.drawn'; active: readonly string[] }
  | { type: 'state.open'; id: string }
  | { type: 'state.close'; id: string }

const without = (ids: readonly string[], id: string) => ids.filter((other) => other !== id)
const withAll = (ids: readonly string[], more: readonly string[]) => [...new Set([...ids, ...more])]

export const chartViewMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  guards: {
    hasRoom: ({ event }) => {
      assertEvent(event, 'viewport.resized')
      return hasRoom(event.viewport)
    },
  },
  actions: {
    setViewport: assign(({ event }) => {
      assertEvent(event, 'viewport.resized')
      return { viewport: event.viewport }
    }),
    visit: assign(({ context, event }) => {
      assertEvent(event, 'chart.drawn')
      return { visited: withAll(context.visited, event.active) }
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
  context: { viewport: { width: 0, height: 0 }, visited: [], opened: [], closed: [] },
  initial: 'hidden',
  on: {
    'chart.drawn': { actions: 'visit' },
    'state.open': { actions: 'open' },
    'state.close': { actions: 'close' },
  },
  states: {
    hidden: {
      on: { 'viewport.resized': { guard: 'hasRoom', target: 'shown', actions: 'setViewport' } },
    },
    shown: {
      on: {
        'viewport.resized': [{ guard: 'hasRoom', actions: 'setViewport' }, { target: 'hidden' }],
      },
    },
  },
})
