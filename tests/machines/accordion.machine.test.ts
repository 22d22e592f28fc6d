import { describe, expect, it } from 'vitest'
import { createActor, type EventFromLogic } from 'xstate'

import { accordionMachine } from '#machines/accordion.machine'

const toggle = (id: string) => ({ type: 'item.toggle', id }) as const
const find = (id: string) => ({ type: 'item.found', id }) as const
const settle = (id: string) => ({ type: 'timeline.done', id }) as const

/** What three questions show after some events, and every address that was emitted. */
const after = (...events: EventFromLogic<typeof accordionMachine>[]) => {
  const accordion = createActor(accordionMachine, { input: { ids: ['one', 'two', 'three'] } })
  const addresses: (string | null)[] = []
  accordion.on('address.changed', ({ id }) => addresses.push(id))
  accordion.start()
  for (const event of events) accordion.send(event)
  const { value: state, context } = accordion.getSnapshot()
  return { state, openId: context.openId, movingIds: context.movingIds, addresses }
}

const closed = { state: 'closed', openId: null, movingIds: [], addresses: [] }

it('shows no answer at first', () => {
  expect(after()).toEqual(closed)
})

it('opens a closed item at a press, and says so in the address', () => {
  const opened = { state: 'open', openId: 'two', movingIds: ['two'], addresses: ['two'] }
  expect(after(toggle('two'))).toEqual(opened)
})

it('closes the open item at a press', () => {
  const events = [toggle('two'), toggle('two')]
  expect(after(...events)).toEqual({ ...closed, movingIds: ['two'], addresses: ['two', null] })
})

it('closes the open item when another one opens', () => {
  expect(after(toggle('two'), toggle('one'))).toMatchObject({
    state: 'open',
    openId: 'one',
    addresses: ['two', 'one'],
  })
})

describe('an item that the address or a search points to', () => {
  it('opens, and the address stays', () => {
    const opened = { state: 'open', openId: 'three', movingIds: ['three'], addresses: [] }
    expect(after(find('three'))).toEqual(opened)
  })

  it('closes the one that was open', () => {
    expect(after(toggle('two'), settle('two'), find('three'))).toEqual({
      state: 'open',
      openId: 'three',
      movingIds: ['two', 'three'],
      addresses: ['two'],
    })
  })

  it('stays open and at rest if it is open already', () => {
    const events = [toggle('two'), settle('two'), find('two')]
    expect(after(...events)).toMatchObject({ openId: 'two', movingIds: [] })
  })
})

describe('an unknown id', () => {
  it('opens nothing', () => {
    expect(after(toggle('four'), find('four'))).toEqual(closed)
  })

  it('closes nothing', () => {
    const opened = { state: 'open', openId: 'one', movingIds: ['one'], addresses: ['one'] }
    expect(after(toggle('one'), toggle('four'), find('four'))).toEqual(opened)
  })
})

describe('the moving panels', () => {
  it.each([
    { events: [toggle('one'), settle('one')], moving: [] },
    { events: [toggle('one'), settle('one'), toggle('two')], moving: ['one', 'two'] },
    { events: [toggle('one'), toggle('two'), settle('one')], moving: ['two'] },
  ])('are the one that opens and the one that closes, until each rests: $moving', (given) => {
    expect(after(...given.events).movingIds).toEqual(given.moving)
  })

  it.each([
    { events: [settle('one'), toggle('one')], moving: ['one'] },
    { events: [settle('one'), toggle('one'), settle('one')], moving: [] },
  ])('include the last one closing: $moving', ({ events, moving }) => {
    expect(after(toggle('one'), ...events).movingIds).toEqual(moving)
  })

  it('are listed once, however often they are reversed', () => {
    expect(after(toggle('one'), toggle('one'), toggle('one')).movingIds).toEqual(['one'])
  })

  it('do not change when another movement ends', () => {
    expect(after(toggle('one'), settle('three')).movingIds).toEqual(['one'])
  })
})
