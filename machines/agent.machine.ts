import { assertEvent, assign, emit, type EventObject, setup } from 'xstate'

/** Whether an agent may use the page; the first until the visitor chooses. `visit`: not until the page is left. */
export const AGENT_CHOICES = ['on', 'visit', 'off'] as const
export type AgentChoice = (typeof AGENT_CHOICES)[number]

/** How long a call waits at most until the part that took its event has come to rest. */
export const SETTLE_MS = 4000
/** How long a refusal is shown. */
export const REFUSAL_SHOWN_MS = 2000

interface Input {
  choice: AgentChoice
}

interface Context extends Input {
  /** The tool that was called last. */
  tool: string
  /** Why the last call was refused, in words; empty if it was not. */
  because: string
  /** Whether the part that took the last event has come to rest. */
  isSettled: boolean
}

type Event =
  | { type: 'agents.choose'; choice: AgentChoice }
  | { type: 'tool.called'; tool: string }
  /** The call is answered without an event. */
  | { type: 'call.answered' }
  | { type: 'call.refused'; because: string }
  /** The caller waits no longer. */
  | { type: 'call.cancelled' }
  /** The event is for the actor of that id. */
  | { type: 'event.passed'; to: string; event: EventObject }
  /** The part that took the event waits for no movement any more. */
  | { type: 'part.settled' }

/** An event for another actor of the page. */
interface Passed {
  type: 'event.sent'
  to: string
  event: EventObject
}

/** What a visitor's agent does on the page: one call after another. Its events reach the parts through it. */
export const agentMachine = setup({
  types: {
    input: {} as Input,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as Passed,
    tags: {} as 'refused',
  },
  delays: { settle: SETTLE_MS, refusalShown: REFUSAL_SHOWN_MS },
  guards: { isAllowed: ({ context }) => context.choice === 'on' },
  actions: {
    setChoice: assign(({ event }) => {
      assertEvent(event, 'agents.choose')
      return { choice: event.choice }
    }),
    begin: assign(({ event }) => {
      assertEvent(event, 'tool.called')
      return { tool: event.tool, because: '', isSettled: false }
    }),
    setReason: assign(({ event }) => {
      assertEvent(event, 'call.refused')
      return { because: event.because }
    }),
    setSettled: assign({ isSettled: true }),
    sendOn: emit(({ event }) => {
      assertEvent(event, 'event.passed')
      return { type: 'event.sent', to: event.to, event: event.event } as const
    }),
  },
}).createMachine({
  id: 'agent',
  context: ({ input }) => ({ ...input, tool: '', because: '', isSettled: false }),
  initial: 'restoring',
  on: { 'agents.choose': { target: '.restoring', actions: 'setChoice' } },
  states: {
    restoring: { always: [{ guard: 'isAllowed', target: 'idle' }, { target: 'off' }] },
    off: {},
    idle: { on: { 'tool.called': { target: 'calling', actions: 'begin' } } },
    calling: {
      on: {
        'event.passed': { target: 'waiting', actions: 'sendOn' },
        'call.answered': 'idle',
        'call.cancelled': 'idle',
        'call.refused': { target: 'refused', actions: 'setReason' },
      },
    },
    waiting: {
      on: {
        'part.settled': { target: 'idle', actions: 'setSettled' },
        'call.cancelled': 'idle',
      },
      after: { settle: 'idle' },
    },
    refused: {
      tags: 'refused',
      on: { 'tool.called': { target: 'calling', actions: 'begin' } },
      after: { refusalShown: 'idle' },
    },
  },
})
