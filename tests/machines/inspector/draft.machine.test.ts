import { expect, it } from 'vitest'
import { createActor } from 'xstate'

import { draftMachine } from '#machines/inspector/draft.machine'

const start = () => {
  const draft = createActor(draftMachine).start()
  return { draft, state: () => draft.getSnapshot().value, has: () => draft.getSnapshot().context }
}

it('keeps what is filled in, each field of each event by itself', () => {
  const { draft, has } = start()
  draft.send({ type: 'field.change', event: 'a', field: 'x', value: 1 })
  draft.send({ type: 'field.change', event: 'a', field: 'y', value: true })
  draft.send({ type: 'field.change', event: 'b', field: 'x', value: 'one' })
  draft.send({ type: 'field.change', event: 'a', field: 'x', value: 2 })
  expect(has().edits).toEqual({ a: { x: 2, y: true }, b: { x: 'one' } })
})

it('says why an event was refused until it is written anew', () => {
  const { draft, state, has } = start()
  draft.send({ type: 'hand.refused', fault: 'No type.' })
  expect([state(), has().fault]).toEqual(['refused', 'No type.'])
  draft.send({ type: 'hand.refused', fault: 'No number.' })
  expect(has().fault).toBe('No number.')
  draft.send({ type: 'hand.write' })
  expect([state(), has().fault]).toEqual(['writing', ''])
})

it('says that an event was sent until another is written', () => {
  const { draft, state, has } = start()
  draft.send({ type: 'hand.refused', fault: 'No type.' })
  draft.send({ type: 'hand.sent' })
  expect([state(), has().fault]).toEqual(['sent', ''])
  draft.send({ type: 'hand.write' })
  expect(state()).toBe('writing')
})
