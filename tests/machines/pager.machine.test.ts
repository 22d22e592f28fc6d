import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, type EmittedFrom, type EventFromLogic } from 'xstate'

import { PAGE_SIZE, pagerMachine } from '#machines/pager.machine'

type Event = EventFromLogic<typeof pagerMachine>

const more: Event = { type: 'page.more' }
const hide: Event = { type: 'page.hide' }
const arrived: Event = { type: 'rest.arrived' }
const requested = { type: 'rest.requested' }
/** A press, and the answer of a host that has the entries. */
const grow = [more, arrived]

function startPager(total: number) {
  const pager = createActor(pagerMachine, { input: { total } })
  const emitted: EmittedFrom<typeof pagerMachine>[] = []
  pager.on('*', (event) => emitted.push(event))
  pager.start()
  return {
    emitted,
    send: (...events: Event[]) => {
      for (const event of events) if (pager.getSnapshot().status === 'active') pager.send(event)
    },
    /** The state and how many entries are visible. */
    shows: () => [pager.getSnapshot().value, pager.getSnapshot().context.visible],
  }
}

/** Six is the spec's; the others are the edges of a page and a long list. */
const TOTALS = [0, 1, 3, 4, 6, 600]
const PAGEABLE = TOTALS.filter((total) => total > PAGE_SIZE)

it('shows three at a time', () => {
  expect(PAGE_SIZE).toBe(3)
})

it.each(TOTALS)('of %i never shows more than there are, nor less than the first page', (total) => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(grow, [hide])), (events) => {
      const { send, shows } = startPager(total)
      for (const event of events) {
        send(...event)
        const [state, visible] = shows()
        expect(visible).toBeLessThanOrEqual(total)
        expect(visible).toBeGreaterThanOrEqual(Math.min(PAGE_SIZE, total))
        expect(state === 'partial').toBe(Number(visible) < total)
      }
    }),
  )
})

it.each([0, 1, 2, 3])('has nothing to page with %i in all, whatever is pressed', (total) => {
  const { send, shows, emitted } = startPager(total)
  expect(shows()).toEqual(['whole', total])
  send(more, hide)
  expect(shows()).toEqual(['whole', total])
  expect(emitted).toEqual([])
})

describe.each(PAGEABLE)('with %i to page through', (total) => {
  const presses = Math.ceil(total / PAGE_SIZE) - 1

  it(`shows them all after ${presses} presses, and not before`, () => {
    const { send, shows } = startPager(total)
    for (let press = 1; press <= presses; press += 1) {
      expect(shows()).toEqual(['partial', PAGE_SIZE * press])
      send(...grow)
    }
    expect(shows()).toEqual(['complete', total])
  })

  it('hides all but the first page only at the end, and can be paged through again', () => {
    const { send, shows } = startPager(total)
    const all = Array.from({ length: presses }, () => grow).flat()
    send(hide)
    expect(shows()).toEqual(['partial', PAGE_SIZE])
    send(...all, ...grow)
    expect(shows()).toEqual(['complete', total])
    send(hide)
    expect(shows()).toEqual(['partial', PAGE_SIZE])
    send(...all)
    expect(shows()).toEqual(['complete', total])
  })
})

it('emits where the reader goes on, and when the list is at its start again', () => {
  const { send, emitted } = startPager(7)
  send(...grow, ...grow, hide)
  expect(emitted).toEqual([
    requested,
    { type: 'page.added', first: 3 },
    requested,
    { type: 'page.added', first: 6 },
    { type: 'page.reset' },
  ])
})

it.each([
  { total: 7, index: 1, shown: ['partial', 3] },
  { total: 7, index: 3, shown: ['partial', 6] },
  { total: 7, index: 4, shown: ['partial', 6] },
  { total: 7, index: 6, shown: ['complete', 7] },
  { total: 7, index: 7, shown: ['partial', 3] },
  { total: 6, index: 3, shown: ['complete', 6] },
  { total: 6, index: 6, shown: ['partial', 3] },
  { total: 600, index: 300, shown: ['partial', 303] },
])('shows $shown for an address that points to $index of $total', ({ total, index, shown }) => {
  const { send, shows } = startPager(total)
  send({ type: 'entry.found', index })
  expect(shows()).toEqual(shown)
})

it('keeps its pages when the address points to an entry on one of them', () => {
  const { send, shows } = startPager(10)
  send(...grow, { type: 'entry.found', index: 1 })
  expect(shows()).toEqual(['partial', 6])
})

describe('further entries', () => {
  const added = { type: 'page.added', first: 3 }

  it.each([
    { total: 6, state: 'complete' },
    { total: 7, state: 'partial' },
  ])('are requested by a press, and shown on arrival ($total)', ({ total, state }) => {
    const { send, shows, emitted } = startPager(total)
    expect(emitted).toEqual([])
    send(more, more)
    expect(shows()).toEqual(['fetching', PAGE_SIZE])
    expect(emitted).toEqual([requested])
    send(arrived)
    expect(shows()).toEqual([state, 6])
    expect(emitted).toEqual([requested, added])
  })

  it('are shown as they were written after a failure', () => {
    const { send, shows, emitted } = startPager(6)
    send(more, { type: 'rest.failed' })
    expect(shows()).toEqual(['plain', PAGE_SIZE])
    send(more, arrived, hide)
    expect(shows()).toEqual(['plain', PAGE_SIZE])
    expect(emitted).toEqual([requested, added])
  })

  it('are not shown before a press, when they arrive for another reason', () => {
    const { send, shows, emitted } = startPager(6)
    send(arrived, { type: 'rest.failed' })
    expect(shows()).toEqual(['partial', PAGE_SIZE])
    expect(emitted).toEqual([])
  })
})
