/** The frame that answers a press or a focus is drawn before the work that follows from it. */
import { fireEvent } from '@testing-library/react'
import { expect, test } from 'vitest'

import { I, panel, question, showQuestions } from './questions'
import { entry, I as visitor, showShowcase } from './showcase-page'
import { animations, finishMovements, moving, settled, stopTime } from './time'

const focus = (index: number) => (entry(index).element() as HTMLElement).focus()
const press = (which: 'first' | 'second') => fireEvent.click(question(which).element())

test('a question says that it is open; its answer waits out of sight, then unfolds', async () => {
  stopTime()
  await showQuestions()
  press('first')
  expect(question('first').element()).toHaveAttribute('aria-expanded', 'true')
  expect(location.hash).toBe('')
  expect(panel('first').offsetHeight).toBe(0)
  expect(getComputedStyle(panel('first')).opacity).toBe('0')
  await moving(1)
  await finishMovements()
  expect(panel('first').style.cssText).toBe('')
  await I.seeOpen('first')
  expect(location.hash).toContain('one')
})

test('an answer that closes stands until then', async () => {
  stopTime()
  await showQuestions()
  press('first')
  await finishMovements()
  const whole = panel('first').offsetHeight
  press('first')
  expect(panel('first').offsetHeight).toBe(whole)
  expect(getComputedStyle(panel('first')).opacity).toBe('1')
  await moving(1)
})

test('two presses in one frame leave nothing open and nothing moving', async () => {
  stopTime()
  await showQuestions()
  press('first')
  press('first')
  await finishMovements()
  await I.seeOpen()
  await moving(0)
  expect(panel('first')).not.toHaveAttribute('data-waiting')
})

test('a question that is gone in the next frame writes no address', async () => {
  const shown = await showQuestions()
  press('second')
  shown.unmount()
  await settled()
  expect(location.hash).toBe('')
})

test('an entry has the focus; the carousel turns after that, to the last of several', async () => {
  await showShowcase()
  focus(1)
  expect(animations()).toHaveLength(0)
  focus(2)
  expect(animations()).toHaveLength(0)
  await visitor.seeTurningTo(2)
})
