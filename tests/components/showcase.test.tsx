import { fireEvent } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { shown } from 'virtual:projects/showcase'
import { page } from 'vitest/browser'

import { ui } from '#content/ui'

import {
  carousel,
  entry,
  I,
  INTERVAL_MS,
  only,
  onShow,
  showShowcase,
  slides,
  titles,
  TURNING_MS,
} from './showcase-page'
import { animations, pass } from './time'

const NUMBER = titles.length
/** Chromium's `kMinimumDelay`. */
const FRAMES_BEFORE_END_MS = 40

const left = () => slides()[0]!.getBoundingClientRect().left

test('the first project is on show at first, and its entry lit', async () => {
  await showShowcase()
  await I.see(0)
})

test('it is a carousel of slides, each with a number and a name', async () => {
  await showShowcase()
  expect(carousel()).toHaveAttribute('aria-roledescription', ui.carousel.carousel)
  expect(slides().map((slide) => slide.getAttribute('aria-label'))).toEqual(
    titles.map((title, index) => `${index + 1} ${ui.carousel.of} ${NUMBER}: ${title}`),
  )
  for (const slide of slides()) {
    expect(slide).toHaveAttribute('aria-roledescription', ui.carousel.slide)
  }
})

test('the next one comes after two seconds, and not before', async () => {
  await showShowcase()
  await pass(INTERVAL_MS - 1)
  expect(animations()).toHaveLength(0)
  await pass(1)
  await I.seeTurningTo(1)
  await pass(TURNING_MS / 2)
  expect(onShow().inView).toEqual([0, 1])
  await pass(TURNING_MS / 2)
  await I.see(1)
})

test('the two seconds count from one turn to the next, whatever a turn takes', async () => {
  await showShowcase()
  await I.seeTheNextAfter(1)
  await pass(INTERVAL_MS - TURNING_MS - 1)
  expect(animations()).toHaveLength(0)
  await I.seeTheNextAfter(2, 1)
})

test('a turn is over before its animation, which would ask for frames at its own end', async () => {
  await showShowcase()
  await pass(INTERVAL_MS)
  const [turn] = animations()
  const end = Number(turn!.effect!.getComputedTiming().endTime)
  expect(end - TURNING_MS).toBeGreaterThan(FRAMES_BEFORE_END_MS)
  await pass(TURNING_MS)
  await I.see(1)
  expect(turn!.playState).toBe('idle')
})

test('a turn that was held midway is ended by its animation', async () => {
  await showShowcase()
  await pass(INTERVAL_MS)
  await pass(TURNING_MS / 2)
  const [turn] = animations()
  turn!.currentTime = 0
  await pass(TURNING_MS / 2)
  await I.seeTurningTo(1)
  await pass(TURNING_MS)
  await I.see(1)
  expect(turn!.playState).toBe('idle')
})

test('it goes round and round, without a clone and without a gap', async () => {
  await showShowcase()
  await pass(INTERVAL_MS)
  for (const index of [1, 2, 0, 1, 2, 0, 1]) {
    const before = (index + NUMBER - 1) % NUMBER
    /* oxlint-disable no-await-in-loop -- one turn after another */
    await I.seeTurningTo(index)
    await pass(TURNING_MS / 2)
    expect(new Set(onShow().inView)).toEqual(new Set([before, index]))
    await pass(TURNING_MS / 2)
    await I.see(index)
    expect(slides()).toHaveLength(NUMBER)
    await pass(INTERVAL_MS - TURNING_MS)
    /* oxlint-enable no-await-in-loop */
  }
})

test('a turn renders neither the showcase nor its list anew', async () => {
  const read = vi.fn<(name: string | symbol) => void>()
  const projects = shown.map(
    (project) =>
      new Proxy(project, {
        get: (own, name) => {
          read(name)
          return Reflect.get(own, name) as unknown
        },
      }),
  )
  await showShowcase({ projects })
  await I.seeTheNextAfter(1)
  read.mockClear()
  await I.seeTheNextAfter(2)
  const names = read.mock.calls.map(([name]) => name)
  expect(names).not.toContain('title')
  expect(names).not.toContain('description')
})

test('a turn leaves the pictures as they are, and begins without a look at the layout', async () => {
  await showShowcase()
  await I.seeTheNextAfter(1)
  for (const index of [2, 0]) {
    // oxlint-disable-next-line no-await-in-loop -- one turn after another
    await I.seeTheNextAfter(index, INTERVAL_MS - TURNING_MS)
  }
  const changes: MutationRecord[] = []
  const pictures = new MutationObserver((records) => changes.push(...records))
  const attributeFilter = ['loading', 'src', 'srcset', 'sizes', 'class']
  for (const picture of carousel().querySelectorAll('picture'))
    pictures.observe(picture, { attributeFilter, subtree: true })
  const look = vi.spyOn(carousel().querySelector('.carousel-track')!, 'getBoundingClientRect')
  await I.seeTheNextAfter(1, INTERVAL_MS - TURNING_MS)
  pictures.disconnect()
  expect(changes).toEqual([])
  expect(look).not.toHaveBeenCalled()
})

describe('pointing at an entry', () => {
  test('shows its slide', async () => {
    await showShowcase()
    await entry(1).hover()
    await I.seeTurningTo(1)
    await pass(TURNING_MS)
    await I.see(1)
  })

  test('by keyboard shows its slide, too', async () => {
    await showShowcase()
    entry(1).element().focus()
    await I.seeTurningTo(1)
    await pass(TURNING_MS)
    await I.see(1)
  })

  test('goes the shorter way round', async () => {
    await showShowcase()
    entry(NUMBER - 1)
      .element()
      .focus()
    await I.seeTurningTo(NUMBER - 1)
    await pass(TURNING_MS / 2)
    expect(onShow().inView).toEqual([0, NUMBER - 1])
    await pass(TURNING_MS / 2)
    await I.see(NUMBER - 1)
  })

  test('says which one is on show; the rotation never does', async () => {
    await showShowcase()
    const status = page.getByRole('status')
    await I.seeTheNextAfter(1)
    await expect.element(status).toBeEmptyDOMElement()
    entry(2).element().focus()
    await expect.element(status).toHaveTextContent(`3 ${ui.carousel.of} ${NUMBER}: ${titles[2]}`)
    await pass(TURNING_MS)
    await I.seeTheNextAfter(0, INTERVAL_MS - TURNING_MS)
    await expect.element(status).toBeEmptyDOMElement()
    // What moves is no live region itself.
    expect(carousel().querySelector('[aria-live]')).toBeNull()
  })

  test('does not stop the rotation: the next one comes two seconds later', async () => {
    await showShowcase()
    await pass(1500)
    await entry(1).hover()
    await pass(TURNING_MS)
    await pass(INTERVAL_MS - TURNING_MS - 1)
    await I.see(1)
    await pass(1)
    expect(animations()).toHaveLength(1)
    await pass(TURNING_MS)
    expect(onShow()).toMatchObject({ inView: [2], reachable: [2] })
  })

  test('midway turns round without a jump', async () => {
    await showShowcase()
    await pass(INTERVAL_MS)
    await pass(TURNING_MS / 2)
    const midway = left()
    entry(0).element().focus()
    await I.seeTurningTo(0)
    await pass(0)
    expect(left()).toBeCloseTo(midway, 0)
    await pass(TURNING_MS)
    await I.see(0)
  })
})

describe('a finger', () => {
  const touch = { pointerType: 'touch', pointerId: 1 }
  const swipe = (from: number, to: number, how = touch) => {
    fireEvent.pointerDown(carousel(), { ...how, clientX: from })
    fireEvent.pointerUp(carousel(), { ...how, clientX: to })
  }

  test('turns to the next slide with a swipe to the left', async () => {
    await showShowcase()
    swipe(300, 200)
    await I.seeTurningTo(1)
    await pass(TURNING_MS)
    await I.see(1)
  })

  test('turns back with a swipe to the right', async () => {
    await showShowcase()
    swipe(200, 300)
    await I.seeTurningTo(NUMBER - 1)
    await pass(TURNING_MS)
    await I.see(NUMBER - 1)
  })

  test.each([
    ['a tap', 300, 270, touch],
    ['a drag with the mouse', 300, 100, { pointerType: 'mouse', pointerId: 1 }],
  ])('turns nothing with %s', async (_, from, to, how) => {
    await showShowcase()
    swipe(from, to, how)
    await pass(0)
    expect(onShow()).toEqual(only(0))
  })
})

test('it is whole after the window was resized midway', async () => {
  await showShowcase()
  await pass(INTERVAL_MS)
  await pass(TURNING_MS / 2)
  await page.viewport(700, 720)
  await pass(0)
  expect(onShow().inView).toEqual([0, 1])
  await pass(TURNING_MS / 2)
  await I.see(1)
})
