import { expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { ui } from '#content/ui'

import { Entrance } from '../../src/components/entrance/entrance'
import { Navigation } from '../../src/components/navigation/navigation'
import { registeredActors } from '../../src/actors/registry'
import { eventsOf } from './events'
import { I as reader, showQuestions } from './questions'
import { show } from './render'
import { animations, finishMovements, moving, pass, settled, stopTime } from './time'
import { I as visitor, INTERVAL_MS, showShowcase, TURNING_MS } from './showcase-page'

// Everything is mounted twice here (`stage.tsx`), as in development.

const ids = () => registeredActors().map(({ id }) => id)

test('an entrance is one machine, moves once and is done once', async () => {
  stopTime()
  show(
    <Entrance id="thing" name="hero">
      thing
    </Entrance>,
  )
  await moving(1)
  expect(ids().filter((id) => id === 'thing')).toHaveLength(1)
  const events = eventsOf('thing')
  await finishMovements()
  expect(events).toEqual(['timeline.done'])
  expect(animations()).toHaveLength(0)
})

test('the menu hears a press once, and moves once', async () => {
  await page.viewport(639, 720)
  stopTime()
  show(<Navigation />)
  await finishMovements()
  const events = eventsOf('menu')
  await page.getByRole('button', { name: ui.navigation.menu }).click()
  await moving(1)
  await finishMovements()
  expect(events).toEqual(['menu.toggle', 'timeline.done'])
})

test('the questions hear a press once, and each answer is at rest once', async () => {
  stopTime()
  await showQuestions()
  const events = eventsOf('faq')
  await reader.press('first')
  await finishMovements()
  await reader.press('second')
  await finishMovements()
  expect(events).toEqual([
    'item.toggle',
    'timeline.done',
    'item.toggle',
    'timeline.done',
    'timeline.done',
  ])
})

test('the showcase turns once, and is done once', async () => {
  await showShowcase()
  const events = eventsOf('showcase')
  await pass(INTERVAL_MS)
  await moving(1)
  await pass(TURNING_MS)
  await settled()
  expect(events).toEqual([expect.stringContaining('after'), 'timeline.done'])
  await visitor.see(1)
})

test('every machine is registered once', async () => {
  await showShowcase()
  expect(ids().toSorted()).toEqual([...new Set(ids())].toSorted())
  expect(ids()).toEqual(expect.arrayContaining(['motion', 'theme', 'showcase']))
})
