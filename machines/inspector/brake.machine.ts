import { assertEvent, assign, setup } from 'xstate'

/** What the page's machines stop at. */
export interface Breakpoint {
  actor: string
  /** An event's type, a state's id, or the id of a transition that needs no event. */
  name: string
}

/** An event that was sent and not taken yet: the first waits longest. */
export interface Held {
  actor: string
  event: { type: string }
}

interface Context {
  breakpoints: readonly Breakpoint[]
  /** Where it stopped; null if it did by hand, or has gone on since. */
  hit: Breakpoint | null
  held: readonly Held[]
}

type Event =
  | { type: 'page.freeze' }
  | { type: 'page.go' }
  /** Lets the page run until any of its machines is sent an event. */
  | { type: 'page.step' }
  | { type: 'break.hit'; hit: Breakpoint }
  /** Adds a breakpoint, or removes it if it is there. */
  | { type: 'break.toggle'; breakpoint: Breakpoint }
  | { type: 'event.held'; held: readonly Held[] }
  | { type: 'event.passed'; held: readonly Held[] }

export const brakeMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    /** `still`: the page's clock stands. `waiting`: its machines take no event. */
    tags: {} as 'still' | 'waiting',
  },
  actions: {
    /** What the event carries takes the place of what the context has. */
    keep: assign(({ event: { type: _type, ...data } }) => data as Partial<Context>),
    clearHit: assign({ hit: null }),
    toggleBreakpoint: assign(({ context: { breakpoints }, event }) => {
      assertEvent(event, 'break.toggle')
      const { actor, name } = event.breakpoint
      const others = breakpoints.filter((one) => one.actor !== actor || one.name !== name)
      const isNew = others.length === breakpoints.length
      return { breakpoints: isNew ? [...others, event.breakpoint] : others }
    }),
  },
}).createMachine({
  id: 'brake',
  context: { breakpoints: [], hit: null, held: [] },
  initial: 'running',
  on: {
    'break.toggle': { actions: 'toggleBreakpoint' },
    'break.hit': { target: '.waiting', actions: 'keep' },
    'event.held': { actions: 'keep' },
    'event.passed': { actions: ['keep', 'clearHit'] },
  },
  states: {
    running: { on: { 'page.freeze': 'frozen' } },
    stepping: { on: { 'page.freeze': 'frozen', 'page.go': 'running' } },
    // Events are taken: also those that are sent by hand.
    frozen: { tags: 'still', on: { 'page.go': 'running', 'page.step': 'stepping' } },
    waiting: {
      tags: ['still', 'waiting'],
      exit: 'clearHit',
      on: { 'page.go': 'running', 'page.step': 'stepping' },
    },
  },
})
