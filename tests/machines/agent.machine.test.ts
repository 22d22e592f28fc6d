/** A visitor's agent: one call after another, each answered, refused, or waited for. */
import { expect, it } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'

import { agentMachine, REFUSAL_SHOWN_MS, SETTLE_MS } from '#machines/agent.machine.ts'

const startAgent = (choice: 'on' | 'visit' | 'off' = 'on') => {
  const clock = new SimulatedClock()
  const agent = createActor(agentMachine, { clock, input: { choice } }).start()
  const sent: unknown[] = []
  agent.on('event.sent', ({ to, event }) => sent.push([to, event.type]))
  const call = (tool = 'page_send') => agent.send({ type: 'tool.called', tool })
  const pass = () =>
    agent.send({ type: 'event.passed', to: 'showcase', event: { type: 'slide.next' } })
  return { agent, clock, sent, call, pass, state: () => agent.getSnapshot().value }
}

it('passes an event on, and waits until the part has settled', () => {
  const { agent, sent, call, pass, state } = startAgent()
  call()
  expect(state()).toBe('calling')
  pass()
  expect(sent).toEqual([['showcase', 'slide.next']])
  expect(state()).toBe('waiting')
  agent.send({ type: 'part.settled' })
  expect(state()).toBe('idle')
  expect(agent.getSnapshot().context).toMatchObject({ tool: 'page_send', isSettled: true })
})

it(`waits ${SETTLE_MS / 1000} s at most, and says that the part has not settled`, () => {
  const { agent, clock, call, pass, state } = startAgent()
  call()
  pass()
  clock.increment(SETTLE_MS - 1)
  expect(state()).toBe('waiting')
  clock.increment(1)
  expect(state()).toBe('idle')
  expect(agent.getSnapshot().context.isSettled).toBe(false)
})

it('takes no second call during one, and passes nothing on without a call', () => {
  const { agent, sent, call, pass, state } = startAgent()
  pass()
  expect(sent).toEqual([])
  call('page_state')
  call('page_send')
  expect(agent.getSnapshot().context.tool).toBe('page_state')
  agent.send({ type: 'call.answered' })
  expect(state()).toBe('idle')
})

it('shows a refusal for a while, or until the next call', () => {
  const { agent, clock, call, state } = startAgent()
  call()
  agent.send({ type: 'call.refused', because: 'isAnotherSlide: no' })
  expect(agent.getSnapshot().hasTag('refused')).toBe(true)
  expect(agent.getSnapshot().context.because).toBe('isAnotherSlide: no')
  clock.increment(REFUSAL_SHOWN_MS)
  expect(state()).toBe('idle')
  call()
  agent.send({ type: 'call.refused', because: 'again' })
  call()
  expect(state()).toBe('calling')
  expect(agent.getSnapshot().context.because).toBe('')
})

it('ends a call that nobody waits for any more', () => {
  const { agent, call, pass, state } = startAgent()
  call()
  agent.send({ type: 'call.cancelled' })
  expect(state()).toBe('idle')
  call()
  pass()
  agent.send({ type: 'call.cancelled' })
  expect(state()).toBe('idle')
})

it('takes no call while the visitor does not want it, also in the middle of one', () => {
  for (const choice of ['visit', 'off'] as const) {
    const { agent, sent, call, pass, state } = startAgent(choice)
    call()
    expect(state()).toBe('off')
    agent.send({ type: 'agents.choose', choice: 'on' })
    call()
    agent.send({ type: 'agents.choose', choice })
    pass()
    expect(state()).toBe('off')
    expect(sent).toEqual([])
  }
})
