import { assertEvent, assign, setup } from 'xstate'

/** What the page's machines stop at: an event, a state, or a guard that refuses. */
export interface Breakpoint {
  kind: 'event' | 'state' | 'guard'
  /** The actor's name. */
  actor: string
  /** An event's type, a state's id or a guard's name. */
  name: string
}

/** A breakpoint that was reached, and the event that led to it. */
export interface Hit {
  breakpoint: Breakpoint
  event: string
}

interface Context {
  breakpoints: readonly Breakpoint[]
  /** Null while nothing waits. */
  hit: Hit | null
}

type Event =
  | { type: 'page.freeze' }
  | { type: 'page.go' }
  | { type: 'break.hit'; hit: Hit }
  /** Adds a breakpoint, or removes it if it is there. */
  | { type: 'break.toggle'; breakpoint: Breakpoint }

const isSame = (one: Breakpoint, other: Breakpoint) =>
  one.kind === other.kind && one.actor === other.actor && one.name === other.name

export const brakeMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    /** `still`: the page's clock stands. `waiting`: its machines take no event. */
    tags: {} as 'still' | 'waiting',
  },
  actions: {
    setHit: assign(({ event }) => {
      assertEvent(event, 'break.hit')
      return { hit: event.hit }
    }),
    clearHit: assign({ hit: null }),
    toggleBreakpoint: assign(({ context: { breakpoints }, event }) => {
      assertEvent(event, 'break.toggle')
      const others = breakpoints.filter((one) => !isSame(one, event.breakpoint))
      const isNew = others.length === breakpoints.length
      return { breakpoints: isNew ? [...others, event.breakpoint] : others }
    }),
  },
}).createMachine({
  id: 'brake',
  context: { breakpoints: [], hit: null },
  initial: 'running',
  on: { 'break.toggle': { actions: 'toggleBreakpoint' } },
  states: {
    running: {
      on: {
        'page.freeze': 'frozen',
        'break.hit': { target: 'waiting', actions: 'setHit' },
      },
    },
    // Time stands, but events are taken: also those that are sent by hand.
    frozen: {
      tags: 'still',
      on: {
        'page.go': 'running',
        'break.hit': { target: 'waiting', actions: 'setHit' },
      },
    },
    waiting: { tags: ['still', 'waiting'], exit: 'clearHit', on: { 'page.go': 'running' } },
  },
})
