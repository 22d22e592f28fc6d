import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'

import { systemSays, turnAway } from './system'
import { animations, pass, settled } from './time'
import { carousel, I, INTERVAL_MS, showShowcase, TURNING_MS } from './showcase-page'

describe('the motion control', () => {
  test('stops the showcase and starts it again', async () => {
    await showShowcase()
    await I.seeTheNextAfter(1)
    await I.pressMotion()
    await I.seeStanding()
    await I.see(1)
    await I.pressMotion()
    await I.seeTheNextAfter(2)
  })

  test('midway ends the turn at once', async () => {
    await showShowcase()
    await pass(INTERVAL_MS)
    await pass(TURNING_MS / 2)
    await I.pressMotion()
    await I.see(1)
    await I.seeStanding()
  })

  test('stops it for good: pointing at an entry shows its slide without moving', async () => {
    await showShowcase()
    await I.pressMotion()
    page.getByRole('list').getByRole('link').nth(2).element().focus()
    await I.see(2)
    await I.seeStanding()
  })
})

describe('reduced motion', () => {
  test('lets the showcase stand still from the start', async () => {
    await systemSays({ 'prefers-reduced-motion': 'reduce' })
    await showShowcase()
    await I.see(0)
    await I.seeStanding()
  })

  test('asked for midway ends the turn, and taken back lets it go on', async () => {
    await showShowcase()
    await pass(INTERVAL_MS)
    await pass(TURNING_MS / 2)
    await systemSays({ 'prefers-reduced-motion': 'reduce' })
    await I.see(1)
    await I.seeStanding()
    await systemSays({ 'prefers-reduced-motion': 'no-preference' })
    await settled()
    await I.seeTheNextAfter(2)
  })

  test('is overruled by the motion control', async () => {
    await systemSays({ 'prefers-reduced-motion': 'reduce' })
    await showShowcase()
    await I.pressMotion()
    await I.seeTheNextAfter(1)
  })
})

test('a hidden page waits, and does not catch up', async () => {
  await showShowcase()
  await pass(INTERVAL_MS - 1)
  turnAway(true)
  await I.seeStanding()
  turnAway(false)
  await pass(INTERVAL_MS - 1)
  await I.see(0)
  await I.seeTheNextAfter(1, 1)
})

test('off screen it waits', async () => {
  await showShowcase()
  scrollTo(0, document.documentElement.scrollHeight)
  await settled()
  await pass(INTERVAL_MS)
  expect(animations()).toHaveLength(0)
  scrollTo(0, 0)
  await settled()
  await I.see(0)
  await I.seeTheNextAfter(1)
})

test('hardly in view it waits', async () => {
  await showShowcase()
  const { top, height } = carousel().getBoundingClientRect()
  scrollTo(0, top + height / 2)
  await I.seeStanding()
  scrollTo(0, top + height / 3)
  await settled()
  await I.seeTheNextAfter(1)
})

test('it goes on only when no reason to stand still is left', async () => {
  await showShowcase()
  turnAway(true)
  await I.pressMotion()
  turnAway(false)
  await I.seeStanding()
  await I.pressMotion()
  await I.seeTheNextAfter(1)
})
