import { expect, it } from 'vitest'
import { createActor } from 'xstate'

import { ASK_MS, attachmentMachine, SILENCE_MS } from '#machines/inspector/attachment.machine'

import { SteppingClock } from '../stepping-clock'

const startWindow = () => {
  const clock = new SteppingClock()
  const actor = createActor(attachmentMachine, { clock })
  const said: string[] = []
  actor.on('*', (event) => said.push(event.type === 'tab.attach' ? `attach ${event.tab}` : 'ask'))
  actor.start()
  return { actor, clock, said, tab: () => actor.getSnapshot().context.tab }
}

it('asks until somebody answers', () => {
  const { clock, said } = startWindow()
  clock.increment(ASK_MS * 3)
  expect(said).toEqual(['ask', 'ask', 'ask', 'ask'])
})

it('attaches to the first tab that answers, and stays with it', () => {
  const { actor, said, tab } = startWindow()
  actor.send({ type: 'tab.heard', tab: 'one' })
  actor.send({ type: 'tab.heard', tab: 'two' })
  expect(tab()).toBe('one')
  expect(said).toEqual(['ask', 'attach one'])
})

it('goes to the tab that is chosen', () => {
  const { actor, said, tab } = startWindow()
  actor.send({ type: 'tab.heard', tab: 'one' })
  actor.send({ type: 'tab.choose', tab: 'two' })
  expect(tab()).toBe('two')
  expect(said.at(-1)).toBe('attach two')
})

it('searches again when its tab leaves, not when another does', () => {
  const { actor, tab } = startWindow()
  actor.send({ type: 'tab.heard', tab: 'one' })
  actor.send({ type: 'tab.left', tab: 'two' })
  expect(tab()).toBe('one')
  actor.send({ type: 'tab.left', tab: 'one' })
  expect([actor.getSnapshot().value, tab()]).toEqual(['searching', null])
})

it('asks a tab that is silent once, and then gives it up', () => {
  const { actor, clock, said, tab } = startWindow()
  actor.send({ type: 'tab.heard', tab: 'one' })
  clock.increment(SILENCE_MS - 1)
  actor.send({ type: 'tab.heard', tab: 'one' })
  clock.increment(SILENCE_MS - 1)
  expect(actor.getSnapshot().matches({ attached: 'hearing' })).toBe(true)
  clock.increment(1)
  expect(actor.getSnapshot().matches({ attached: 'silent' })).toBe(true)
  expect(said.at(-1)).toBe('ask')
  actor.send({ type: 'tab.heard', tab: 'one' })
  expect(actor.getSnapshot().matches({ attached: 'hearing' })).toBe(true)
  clock.increment(SILENCE_MS * 2)
  expect(tab()).toBeNull()
})
