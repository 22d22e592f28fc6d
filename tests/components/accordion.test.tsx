import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'

import { I, panel, question, showQuestions } from './questions'
import { systemSays } from './system'
import { finishMovements, moving, pass, stopTime } from './time'

const UNFOLDING_MS = 300

const remPx = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)

const height = () => panel('first').offsetHeight

test('no answer is open at first', async () => {
  await showQuestions()
  await I.seeOpen()
})

test('a press opens an answer, the next one closes it', async () => {
  stopTime()
  await showQuestions()
  await I.press('first')
  await finishMovements()
  await I.seeOpen('first')
  await I.press('first')
  await finishMovements()
  await I.seeOpen()
})

test('an answer that opens closes the one that was open', async () => {
  stopTime()
  await showQuestions()
  await I.press('first')
  await finishMovements()
  await I.press('second')
  await moving(2)
  await finishMovements()
  await I.seeOpen('second')
})

test('the keyboard opens and closes answers too', async () => {
  stopTime()
  await showQuestions()
  await I.passTheStrip()
  await userEvent.tab()
  await expect.element(question('first')).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await finishMovements()
  await I.seeOpen('first')
  await userEvent.keyboard(' ')
  await finishMovements()
  await I.seeOpen()
})

test('an answer unfolds, and turns round where it is when it is pressed midway', async () => {
  stopTime()
  await showQuestions()
  await I.press('first')
  await pass(UNFOLDING_MS / 2)
  const midway = height()
  expect(midway).toBeGreaterThan(5)
  await I.press('first')
  await pass(0)
  expect(height()).toBe(midway)
  await pass(UNFOLDING_MS / 4)
  expect(height()).toBeLessThan(midway)
  await pass(UNFOLDING_MS / 4)
  await I.seeOpen()
  await moving(0)
})

test('questions pressed in a hurry leave one answer open and nothing moving', async () => {
  stopTime()
  await showQuestions()
  for (const which of ['first', 'second', 'long', 'second', 'first'] as const) {
    await I.press(which)
  }
  await finishMovements()
  await I.seeOpen('first')
  await moving(0)
})

test('a long answer is no higher than ten lines of root size, and scrolls by keyboard', async () => {
  stopTime()
  await showQuestions()
  await I.press('long')
  await finishMovements()
  expect(panel('long').offsetHeight).toBe(10 * remPx())
  expect(panel('long').scrollHeight).toBeGreaterThan(10 * remPx())
  await userEvent.tab()
  expect(document.activeElement).toBe(panel('long'))
})

test('a closed answer is not in the way of the keyboard', async () => {
  await showQuestions()
  await I.passTheStrip()
  await userEvent.tab()
  await userEvent.tab()
  await expect.element(question('second')).toHaveFocus()
})

test('each answer is named by its question', async () => {
  await showQuestions()
  expect(panel('first')).toHaveAccessibleName(/The first question\?/)
})

test('answers open and close at once for those who want no motion', async () => {
  await systemSays({ 'prefers-reduced-motion': 'reduce' })
  stopTime()
  await showQuestions()
  await I.press('first')
  await I.seeOpen('first')
  await I.press('second')
  await I.seeOpen('second')
})
