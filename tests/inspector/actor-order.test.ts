import { expect, it } from 'vitest'

import { inOrder } from '../../src/inspector/store/actor-order'
import type { ActorRecord } from '../../src/inspector/store/store'

const record = (sessionId: string, name: string, isGone = false) =>
  ({ sessionId, name, machine: name, isGone }) as ActorRecord

const listed = (...records: ActorRecord[]) => inOrder(records).map(({ sessionId }) => sessionId)

it('an actor that was replaced gives its place to the next of its name', () => {
  expect(listed(record('1', 'menu', true), record('2', 'faq'), record('3', 'menu'))).toEqual([
    '3',
    '2',
  ])
})

it('of several that are gone, the last is listed, after those that are there', () => {
  expect(
    listed(record('1', 'pager', true), record('2', 'menu'), record('3', 'pager', true)),
  ).toEqual(['2', '3'])
})

it('actors of one name are all listed while they are there', () => {
  expect(listed(record('1', 'card'), record('2', 'card'))).toEqual(['1', '2'])
})
