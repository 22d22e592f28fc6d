import { assertEvent, assign, setup } from 'xstate'

/** In pixels. */
interface Size {
  width: number
  height: number
}

interface Context {
  /** The last with room in it. */
  viewport: Size
  /** States with states inside that were opened or closed by hand, by id: whether they are open. */
  folds: Readonly<Record<string, boolean>>
}

type Event =
  | { type: 'viewport.resized'; viewport: Size }
  | { type: 'state.open'; id: string }
  | { type: 'state.close'; id: string }

export const chartViewMachine = setup({
  types: { context: {} as Context, events: {} as Event },
  guards: {
    hasRoom: ({ event }) => {
      assertEvent(event, 'viewport.resized')
      return event.viewport.width > 0 && event.viewport.height > 0
    },
  },
  actions: {
    setViewport: assign(({ event }) => {
      assertEvent(event, 'viewport.resized')
      return { viewport: event.viewport }
    }),
    fold: assign(({ context, event }) => {
      assertEvent(event, ['state.open', 'state.close'])
      return { folds: { ...context.folds, [event.id]: event.type === 'state.open' } }
    }),
  },
}).createMachine({
  id: 'chart-view',
  context: { viewport: { width: 0, height: 0 }, folds: {} },
  initial: 'hidden',
  on: { 'state.open': { actions: 'fold' }, 'state.close': { actions: 'fold' } },
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
