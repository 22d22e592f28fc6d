/** The accordion opens one answer at a time, lists the panels that move, and emits the address. */
import { expect, it } from 'vitest'
import { createActor, type EventFromLogic } from 'xstate'

import { accordionMachine } from '#machines/accordion.machine.ts'

type Event = EventFromLogic<typeof accordionMachine>

const toggle = (id: string): Event => ({ type: 'item.toggle', id })
const find = (id: string): Event => ({ type: 'item.found', id })
const restore = (id: string | null): Event => ({ type: 'item.restored', id })
const settle = (id: string): Event => ({ type: 'timeline.done', id })

/** What three questions show after some events, and every address that was emitted. */
const after = (...events: Event[]) => {
  const accordion = createActor(accordionMachine, { input: { ids: ['one', 'two', 'three'] } })
  const addresses: (string | null)[] = []
  accordion.on('address.changed', ({ id }) => addresses.push(id))
  accordion.start()
  for (const event of events) accordion.send(event)
  const { value: state, context } = accordion.getSnapshot()
  return { state, openId: context.openId, moving: context.movingIds, addresses }
}

const closed = { state: 'closed', openId: null, moving: [], addresses: [] }
const opened = (openId: string) => ({ ...closed, state: 'open', openId })

it.each([
  {
    name: 'closes the open item at a press',
    events: [toggle('two'), toggle('two')],
    shown: { ...closed, moving: ['two'], addresses: ['two', null] },
  },
  {
    name: 'closes the open item when another one opens',
    events: [toggle('two'), toggle('one')],
    shown: { ...opened('one'), moving: ['two', 'one'], addresses: ['two', 'one'] },
  },
  {
    name: 'opens an item that the address or a search points to at once, and emits no address',
    events: [find('three')],
    shown: opened('three'),
  },
  {
    name: 'closes the open item for one that was found',
    events: [toggle('two'), settle('two'), find('three')],
    shown: { ...opened('three'), moving: ['two'], addresses: ['two'] },
  },
  {
    name: 'reverses an item that is found while it closes',
    events: [toggle('two'), toggle('two'), find('two')],
    shown: { ...opened('two'), moving: ['two'], addresses: ['two', null] },
  },
  {
    name: 'leaves an open item as it is when it is found',
    events: [toggle('two'), settle('two'), find('two')],
    shown: { ...opened('two'), addresses: ['two'] },
  },
  {
    name: 'opens what was open, at once, and emits no address',
    events: [restore('two')],
    shown: opened('two'),
  },
  {
    name: 'closes all where none was open, also what moves',
    events: [toggle('two'), restore(null)],
    shown: { ...closed, addresses: ['two'] },
  },
  {
    name: 'leaves all as it is where something else was open that is not here',
    events: [find('one'), restore('four')],
    shown: opened('one'),
  },
  {
    name: 'opens and closes nothing for an unknown id',
    events: [toggle('four'), find('four'), toggle('one'), toggle('four'), find('four')],
    shown: { ...opened('one'), moving: ['one'], addresses: ['one'] },
  },
])('$name', ({ events, shown }) => {
  expect(after(...events)).toEqual(shown)
})
