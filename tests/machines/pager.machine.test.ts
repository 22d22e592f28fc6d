import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createActor, type EmittedFrom } from 'xstate'

import { PAGE_SIZE, pagerMachine } from '#machines/pager.machine'

function startPager(total: number) {
  const pager = createActor(pagerMachine, { input: { total } })
  const told: EmittedFrom<typeof pagerMachine>[] = []
  pager.on('*', (event) => told.push(event))
  pager.start()
  const press = (type: 'page.more' | 'page.hide') => () => {
    if (pager.getSnapshot().status === 'active') pager.send({ type })
  }
  return {
    told,
    seeMore: press('page.more'),
    hide: press('page.hide'),
    state: () => pager.getSnapshot().value,
    visible: () => pager.getSnapshot().context.visible,
  }
}

/** Six stand in the spec; the others are the edges of a page, and a long list. */
const TOTALS = [0, 1, 3, 4, 6, 600]
const PAGEABLE = TOTALS.filter((total) => total > PAGE_SIZE)

it('shows three at a time', () => {
  expect(PAGE_SIZE).toBe(3)
})

describe.each(TOTALS)('with %i in all', (total) => {
  it('shows the first page at first', () => {
    expect(startPager(total).visible()).toBe(Math.min(PAGE_SIZE, total))
  })

  it('never shows more than there are, nor less than the first page', () => {
    const presses = fc.array(fc.constantFrom('seeMore' as const, 'hide' as const))
    fc.assert(
      fc.property(presses, (pressed) => {
        const pager = startPager(total)
        for (const press of pressed) {
          pager[press]()
          expect(pager.visible()).toBeLessThanOrEqual(total)
          expect(pager.visible()).toBeGreaterThanOrEqual(Math.min(PAGE_SIZE, total))
          expect(pager.state() === 'partial').toBe(pager.visible() < total)
        }
      }),
    )
  })
})

it.each([0, 1, 2, 3])('has nothing to page with %i in all, whatever is pressed', (total) => {
  const { state, visible, seeMore, hide, told } = startPager(total)
  expect(state()).toBe('whole')
  seeMore()
  hide()
  expect(state()).toBe('whole')
  expect(visible()).toBe(total)
  expect(told).toEqual([])
})

describe.each(PAGEABLE)('with %i to page through', (total) => {
  const presses = Math.ceil(total / PAGE_SIZE) - 1

  it(`shows them all after ${presses} presses, and not before`, () => {
    const { state, visible, seeMore } = startPager(total)
    for (let press = 1; press <= presses; press += 1) {
      expect(state()).toBe('partial')
      seeMore()
      expect(visible()).toBe(Math.min(PAGE_SIZE * (press + 1), total))
    }
    expect(state()).toBe('complete')
    expect(visible()).toBe(total)
  })

  it('hides all but the first page, and can be paged through again', () => {
    const { state, visible, seeMore, hide } = startPager(total)
    for (let press = 0; press < presses; press += 1) seeMore()
    hide()
    expect(state()).toBe('partial')
    expect(visible()).toBe(PAGE_SIZE)
    for (let press = 0; press < presses; press += 1) seeMore()
    expect(state()).toBe('complete')
  })

  it('offers no way back before the end, and no way on after it', () => {
    const { state, visible, seeMore, hide } = startPager(total)
    hide()
    expect(state()).toBe('partial')
    for (let press = 0; press < presses + 1; press += 1) seeMore()
    expect(state()).toBe('complete')
    expect(visible()).toBe(total)
  })
})

it('tells where the reader goes on, and when the list is at its start again', () => {
  const { seeMore, hide, told } = startPager(7)
  seeMore()
  seeMore()
  hide()
  expect(told).toEqual([
    { type: 'page.added', first: 3 },
    { type: 'page.added', first: 6 },
    { type: 'page.reset' },
  ])
})

/** What a list shows when the address points at one of its entries. */
const find = (total: number, index: number) => {
  const pager = createActor(pagerMachine, { input: { total } }).start()
  pager.send({ type: 'entry.found', index })
  return { visible: pager.getSnapshot().context.visible, state: pager.getSnapshot().value }
}

describe('an entry that the address points at', () => {
  it.each([
    { total: 7, index: 1, visible: 3, state: 'partial' },
    { total: 7, index: 4, visible: 6, state: 'partial' },
    { total: 7, index: 6, visible: 7, state: 'complete' },
    { total: 6, index: 3, visible: 6, state: 'complete' },
    { total: 6, index: 6, visible: 3, state: 'partial' },
    { total: 600, index: 300, visible: 303, state: 'partial' },
  ])('at $index of $total shows $visible', ({ total, index, visible, state }) => {
    expect(find(total, index)).toEqual({ visible, state })
  })
})

const startWithout = (total: number) => {
  const pager = createActor(pagerMachine, { input: { total, hasRest: false } })
  const told: string[] = []
  pager.on('*', ({ type }) => told.push(type))
  return { pager: pager.start(), told }
}

describe('a rest that is not at hand', () => {
  it.each([
    { total: 6, state: 'complete' },
    { total: 7, state: 'partial' },
  ])('is asked for by the first press, and shown when it is here ($total)', ({ total, state }) => {
    const { pager, told } = startWithout(total)
    expect(told).toEqual([])
    pager.send({ type: 'page.more' })
    pager.send({ type: 'page.more' })
    expect(pager.getSnapshot().value).toBe('fetching')
    expect(pager.getSnapshot().context.visible).toBe(PAGE_SIZE)
    expect(told).toEqual(['rest.requested'])
    pager.send({ type: 'rest.arrived' })
    expect(pager.getSnapshot().value).toBe(state)
    expect(pager.getSnapshot().context.visible).toBe(6)
    expect(told).toEqual(['rest.requested', 'page.added'])
  })

  it('is asked for again when it did not come', () => {
    const { pager, told } = startWithout(6)
    pager.send({ type: 'page.more' })
    pager.send({ type: 'rest.failed' })
    expect(pager.getSnapshot().value).toBe('partial')
    pager.send({ type: 'page.more' })
    expect(told).toEqual(['rest.requested', 'rest.requested'])
  })

  it('is not asked for when it came before the press', () => {
    const { pager, told } = startWithout(6)
    pager.send({ type: 'rest.arrived' })
    pager.send({ type: 'page.more' })
    expect(told).toEqual(['page.added'])
  })
})
