/** What a browser decides about the questions: frames, focus, scroll, history, find in page. */
import { fireEvent } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'

import Accordion from '#site/components/disclosure/accordion.tsx'
import { show } from './render.tsx'
import { finishMovements, moving, settled, stopTime } from './time.ts'

const all = ['first', 'second', 'long'] as const
type Which = (typeof all)[number]
const items = all.map((id) => ({
  id,
  question: `The ${id} question?`,
  answer: `The ${id} answer. `.repeat(id === 'long' ? 100 : 1),
}))

const question = (which: Which) => page.getByRole('button', { name: `The ${which} question?` })
/** What a question says it controls. */
const panel = (which: Which) =>
  document.getElementById(question(which).element().getAttribute('aria-controls')!)!
const height = (which: Which) => panel(which).offsetHeight
const topOf = (which: Which) => question(which).element().getBoundingClientRect().top
const lookOf = (which: Which) => [height(which), getComputedStyle(panel(which)).opacity]

const showQuestions = async () => {
  stopTime()
  const shown = show(<Accordion items={items} />)
  await settled()
  return shown
}

const I = {
  press: (which: Which) => fireEvent.click(question(which).element()),
  seeOpen: async (...open: Which[]) => {
    await finishMovements()
    await moving(0)
    for (const which of all) {
      const isOpen = open.includes(which)
      await expect.element(question(which)).toHaveAttribute('aria-expanded', String(isOpen))
      expect(panel(which).firstElementChild!.checkVisibility()).toBe(isOpen)
      expect(panel(which).getAttribute('hidden')).toBe(isOpen ? null : 'until-found')
      expect(panel(which).style.cssText).toBe('')
    }
  },
}

test('an answer is not seen before its first frame, nor is one gone before it', async () => {
  await showQuestions()
  I.press('first')
  expect(lookOf('first')).toEqual([0, '0'])
  await I.seeOpen('first')
  const before = lookOf('first')
  I.press('second')
  expect(lookOf('first')).toEqual(before)
  await moving(2)
  await I.seeOpen('second')
  // Reversed before their first frames, opening and closing.
  for (const which of ['long', 'first', 'first', 'long', 'long', 'second'] as const) I.press(which)
  await I.seeOpen('second')
  expect(panel('long')).not.toHaveAttribute('data-waiting')
})

test('the keyboard skips an answer that is closed or seen whole, and reaches a long one to scroll it', async () => {
  await showQuestions()
  expect(page.getByRole('region').elements()).toEqual([])
  I.press('second')
  await I.seeOpen('second')
  await expect.poll(() => panel('second').getAttribute('role')).toBeNull()
  ;(question('second').element() as HTMLElement).focus()
  await userEvent.tab()
  await expect.element(question('long')).toHaveFocus()
  I.press('long')
  await I.seeOpen('long')
  expect(panel('long').scrollHeight).toBeGreaterThan(height('long'))
  await expect.poll(() => panel('long').getAttribute('role')).toBe('region')
  await userEvent.tab()
  expect(document.activeElement).toBe(panel('long'))
  await expect.element(page.getByRole('region', { name: 'The long question?' })).toHaveFocus()
})

test('a pressed question stays where the reader has scrolled it', async () => {
  document.body.style.minHeight = '300vh'
  onTestFinished(() => document.body.removeAttribute('style'))
  await showQuestions()
  I.press('first')
  await I.seeOpen('first')
  scrollTo(0, 100)
  const before = topOf('second')
  I.press('second')
  await I.seeOpen('second')
  expect(topOf('second')).toBeCloseTo(before, 0)
})

test('the open answer is in the address; query, state and length of the history stay', async () => {
  history.replaceState({ any: true }, '', '?any')
  const entries = history.length
  const { unmount } = await showQuestions()
  for (const [which, hash] of [
    ['first', '#faq-first'],
    ['second', '#faq-second'],
    ['second', ''],
  ] as const) {
    I.press(which)
    await settled()
    expect([location.search, location.hash]).toEqual(['?any', hash])
  }
  I.press('first')
  unmount()
  await settled()
  expect(location.hash).toBe('')
  expect([history.length, history.state]).toMatchObject([entries, { any: true }])
})

test('answers open and close when the browser refuses to write the address', async () => {
  await showQuestions()
  // The first press marks the entry of the history.
  document.body.click()
  // Safari: a hundred times in half a minute.
  const write = vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException(
      'Attempt to use history.replaceState() more than 100 times',
      'SecurityError',
    )
  })
  for (const which of ['first', 'second', 'long', 'second'] as const) {
    I.press(which)
    await I.seeOpen(which)
  }
  expect(write).toHaveBeenCalledTimes(4)
  write.mockRestore()
  I.press('second')
  await I.seeOpen()
  I.press('first')
  await I.seeOpen('first')
  expect(location.hash).toBe('#faq-first')
})

test('the answer that the address names is open; an address of no answer changes nothing', async () => {
  history.replaceState(null, '', '#faq-second')
  await showQuestions()
  await I.seeOpen('second')
  for (const hash of ['#faq-unknown', '#first', '#faq-']) {
    location.hash = hash
    await I.seeOpen('second')
  }
  I.press('second')
  await finishMovements()
  // In one task: the press writes the address after a frame, and must not write over this one.
  I.press('first')
  location.hash = '#faq-second'
  await I.seeOpen('second')
  expect(location.hash).toBe('#faq-second')
})

test('an answer opens when the browser finds something in it, each time', async () => {
  await showQuestions()
  for (const times of [1, 2]) {
    // Chromium reveals what is hidden until found for a fragment in it, too.
    location.hash = panel('second').id
    await I.seeOpen('second')
    I.press('second')
    await I.seeOpen()
    expect([times, location.hash]).toEqual([times, ''])
  }
})
