/** The pager adds a page at each press, shows what the address points to, and hides all but the first page. */
import { expect, it } from 'vitest'
import { createActor, type EmittedFrom, type EventFromLogic, type InputFrom } from 'xstate'

import { PAGE_SIZE, pagerMachine } from '#machines/pager.machine.ts'

type Event = EventFromLogic<typeof pagerMachine>

const more: Event = { type: 'page.more' }
const hide: Event = { type: 'page.hide' }
const faded: Event = { type: 'timeline.done' }
const find = (index: number): Event => ({ type: 'entry.found', index })
const restore = (visible: number): Event => ({ type: 'list.restored', visible })
const added = (first: number) => ({ type: 'page.added', first })

/** What a list shows after some events, and what it emitted. */
const after = (total: number, ...events: Event[]) => afterWith({ total }, ...events)

const afterWith = (input: InputFrom<typeof pagerMachine>, ...events: Event[]) => {
  const pager = createActor(pagerMachine, { input })
  const emitted: EmittedFrom<typeof pagerMachine>[] = []
  pager.on('*', (event) => emitted.push(event))
  pager.start()
  for (const event of events) if (pager.getSnapshot().status === 'active') pager.send(event)
  const { value, context } = pager.getSnapshot()
  return { shown: [value, context.visible], emitted }
}

it.each([0, 3])('has nothing to page with %i in all, whatever is pressed', (total) => {
  expect(after(total, more, hide)).toEqual({ shown: ['whole', total], emitted: [] })
})

it.each([4, 6])('adds a page at each press until all %i are shown', (total) => {
  const grown: Event[] = []
  for (let visible = PAGE_SIZE; visible < total; visible += PAGE_SIZE) {
    expect(after(total, ...grown).shown).toEqual(['partial', visible])
    grown.push(more)
  }
  expect(after(total, ...grown).shown).toEqual(['complete', total])
  expect(after(total, ...grown, more).shown).toEqual(['complete', total])
  expect(after(total, ...grown, hide).shown).toEqual(['hiding', total])
  expect(after(total, ...grown, hide, faded).shown).toEqual(['partial', PAGE_SIZE])
})

it('has pages of the size that is asked for', () => {
  const list = { total: 11, size: 6 }
  expect(afterWith(list).shown).toEqual(['partial', 6])
  expect(afterWith(list, more).shown).toEqual(['complete', 11])
  expect(afterWith(list, more, hide, faded).shown).toEqual(['partial', 6])
})

it('emits the first entry that was added, and that the list was reset', () => {
  const { emitted } = after(7, more, more, hide, faded)
  expect(emitted).toEqual([added(3), added(6), { type: 'page.reset' }])
})

it.each([
  { total: 7, index: 2, shown: ['partial', 3] },
  { total: 7, index: 3, shown: ['partial', 6] },
  { total: 7, index: 6, shown: ['complete', 7] },
  { total: 7, index: 7, shown: ['partial', 3] },
  { total: 6, index: 6, shown: ['partial', 3] },
])('shows $shown for an address that points to $index of $total', ({ total, index, shown }) => {
  expect(after(total, find(index)).shown).toEqual(shown)
})

it.each([
  { index: 3, shown: ['complete', 7] },
  { index: 6, shown: ['complete', 7] },
  // It stays anyway, or there is none.
  { index: 2, shown: ['hiding', 7] },
  { index: 7, shown: ['hiding', 7] },
])('is $shown when $index is pointed to while it hides', ({ index, shown }) => {
  expect(after(7, more, more, hide, find(index)).shown).toEqual(shown)
})

it.each([
  { total: 7, visible: 6, shown: ['partial', 6] },
  { total: 7, visible: 7, shown: ['complete', 7] },
  { total: 7, visible: 9, shown: ['complete', 7] },
  { total: 7, visible: 4, shown: ['partial', 6] },
  { total: 7, visible: -1, shown: ['partial', 3] },
  { total: 7, visible: Number.NaN, shown: ['partial', 3] },
])('where $visible of $total were shown, shows $shown and emits nothing', (given) => {
  const { total, visible, shown } = given
  expect(after(total, restore(visible))).toEqual({ shown, emitted: [] })
  // Wherever it was meanwhile.
  expect(after(total, more, more, hide, restore(3)).shown).toEqual(['partial', 3])
})
