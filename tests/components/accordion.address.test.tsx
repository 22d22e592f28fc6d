import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'

import { I, panel, question, showQuestions } from './questions'
import { finishMovements, settled, stopTime } from './time'

const address = () => location.hash

test('the open answer stands in the address, and the way back stays what it was', async () => {
  stopTime()
  await showQuestions()
  const entries = history.length
  const { pathname, search } = location
  await I.press('first')
  await settled()
  expect(address()).toBe('#faq-one')
  await I.press('second')
  await settled()
  expect(address()).toBe('#faq-two')
  await I.press('second')
  await settled()
  expect([address(), location.pathname, location.search]).toEqual(['', pathname, search])
  expect(history.length).toBe(entries)
})

test('what the router keeps with the address stays there', async () => {
  stopTime()
  history.replaceState({ kept: true }, '')
  await showQuestions()
  await I.press('first')
  await settled()
  expect(history.state).toEqual({ kept: true })
})

test('an address that names a question opens its answer', async () => {
  stopTime()
  history.replaceState(null, '', '#faq-two')
  await showQuestions()
  await finishMovements()
  await I.seeOpen('second')
  expect(address()).toBe('#faq-two')
})

test('an answer opens when the address changes to its question', async () => {
  stopTime()
  await showQuestions()
  // In one task: the press writes the address after a frame, and must not write over this one.
  fireEvent.click(question('first').element())
  location.hash = '#faq-two'
  await finishMovements()
  await I.seeOpen('second')
  expect(address()).toBe('#faq-two')
})

test.each(['#faq-unknown', '#one', '#faq-', '#'])(
  'an address with %s opens nothing',
  async (hash) => {
    stopTime()
    history.replaceState(null, '', hash)
    await showQuestions()
    await finishMovements()
    await I.seeOpen()
  },
)

test('an unknown question in the address leaves the open answer open', async () => {
  stopTime()
  await showQuestions()
  await I.press('first')
  location.hash = '#faq-unknown'
  await settled()
  await finishMovements()
  await I.seeOpen('first')
})

test('an answer opens when the browser finds something in it', async () => {
  stopTime()
  await showQuestions()
  // Chromium reveals what is hidden until found for a fragment in it, too.
  location.hash = panel('second').id
  await finishMovements()
  await I.seeOpen('second')
})

test('what the browser found can be closed again, and found again', async () => {
  stopTime()
  await showQuestions()
  location.hash = panel('second').id
  await finishMovements()
  await I.press('second')
  await finishMovements()
  await I.seeOpen()
  location.hash = panel('second').id
  await finishMovements()
  await I.seeOpen('second')
})
