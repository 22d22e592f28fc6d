import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'

import { accordionMachine } from '#machines/accordion.machine'

/** Three questions, and everything that was said to the address since. */
function startAccordion() {
  const accordion = createActor(accordionMachine, { input: { ids: ['one', 'two', 'three'] } })
  const addresses: (string | null)[] = []
  accordion.on('address.changed', ({ id }) => addresses.push(id))
  accordion.start()
  return {
    addresses,
    toggle: (id: string) => accordion.send({ type: 'item.toggle', id }),
    find: (id: string) => accordion.send({ type: 'item.found', id }),
    settle: (id: string) => accordion.send({ type: 'timeline.done', id }),
    state: () => accordion.getSnapshot().value,
    openId: () => accordion.getSnapshot().context.openId,
    movingIds: () => accordion.getSnapshot().context.movingIds,
  }
}

it('shows no answer at first', () => {
  const { state, openId, movingIds } = startAccordion()
  expect(state()).toBe('closed')
  expect(openId()).toBeNull()
  expect(movingIds()).toEqual([])
})

it('opens a closed item at a press', () => {
  const { toggle, state, openId } = startAccordion()
  toggle('two')
  expect(state()).toBe('open')
  expect(openId()).toBe('two')
})

it('closes the open item at a press', () => {
  const { toggle, state, openId } = startAccordion()
  toggle('two')
  toggle('two')
  expect(state()).toBe('closed')
  expect(openId()).toBeNull()
})

it('closes the open item when another one opens', () => {
  const { toggle, state, openId } = startAccordion()
  toggle('two')
  toggle('one')
  expect(state()).toBe('open')
  expect(openId()).toBe('one')
})

it('tells the address what each press has opened or closed', () => {
  const { toggle, addresses } = startAccordion()
  toggle('two')
  toggle('one')
  toggle('one')
  expect(addresses).toEqual(['two', 'one', null])
})

describe('when the address or a search points at an item', () => {
  it('opens it and leaves the address alone', () => {
    const { find, state, openId, addresses } = startAccordion()
    find('three')
    expect(state()).toBe('open')
    expect(openId()).toBe('three')
    expect(addresses).toEqual([])
  })

  it('closes the one that was open', () => {
    const { toggle, find, settle, openId, movingIds, addresses } = startAccordion()
    toggle('two')
    settle('two')
    find('three')
    expect(openId()).toBe('three')
    expect(movingIds()).toEqual(['two', 'three'])
    expect(addresses).toEqual(['two'])
  })

  it('leaves an item that is open already open and at rest', () => {
    const { toggle, find, settle, openId, movingIds } = startAccordion()
    toggle('two')
    settle('two')
    find('two')
    expect(openId()).toBe('two')
    expect(movingIds()).toEqual([])
  })
})

describe('an unknown id', () => {
  it('opens nothing', () => {
    const { toggle, find, state, openId, movingIds, addresses } = startAccordion()
    toggle('four')
    find('four')
    expect(state()).toBe('closed')
    expect(openId()).toBeNull()
    expect(movingIds()).toEqual([])
    expect(addresses).toEqual([])
  })

  it('closes nothing', () => {
    const { toggle, find, state, openId, movingIds, addresses } = startAccordion()
    toggle('one')
    toggle('four')
    find('four')
    expect(state()).toBe('open')
    expect(openId()).toBe('one')
    expect(movingIds()).toEqual(['one'])
    expect(addresses).toEqual(['one'])
  })
})

describe('the panels on their way', () => {
  it('are the one that opens and the one that closes, each until it has come to rest', () => {
    const { toggle, settle, movingIds } = startAccordion()
    toggle('one')
    expect(movingIds()).toEqual(['one'])
    settle('one')
    expect(movingIds()).toEqual([])
    toggle('two')
    expect(movingIds()).toEqual(['one', 'two'])
    settle('one')
    expect(movingIds()).toEqual(['two'])
  })

  it('include the last one closing, after which none is open', () => {
    const { toggle, settle, movingIds } = startAccordion()
    toggle('one')
    settle('one')
    toggle('one')
    expect(movingIds()).toEqual(['one'])
    settle('one')
    expect(movingIds()).toEqual([])
  })

  it('are named once, however often they turn round', () => {
    const { toggle, movingIds } = startAccordion()
    toggle('one')
    toggle('one')
    toggle('one')
    expect(movingIds()).toEqual(['one'])
  })

  it('are not mixed up by the end of a movement that was not under way', () => {
    const { toggle, settle, movingIds } = startAccordion()
    toggle('one')
    settle('three')
    expect(movingIds()).toEqual(['one'])
  })
})
