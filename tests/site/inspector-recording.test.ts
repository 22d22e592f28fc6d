import { describe } from 'vitest'

import { inspector as words } from '#content/inspector'

import { expect } from './expect.ts'
import {
  actorStatus,
  button,
  copied,
  openLogTools,
  openRecording,
  recorded,
  savedRecording,
} from './inspector-page.ts'
import { test } from './site.ts'

const { faults, modes, recording, time } = words

describe('a recording', () => {
  test('is saved, opened elsewhere, and played step by step', async ({ visit }) => {
    const { page } = await recorded(visit)
    const { page: other, said } = await visit('/?inspect')
    await openRecording(other, await savedRecording(page))
    await expect(actorStatus(other)).toBeVisible()
    await other.locator('.ins-actor', { hasText: 'faq' }).click()
    await expect(actorStatus(other)).toContainText('faq was closed')
    const step = button(other, time.step)
    while (await step.isEnabled()) await step.click()
    await expect(actorStatus(other)).toContainText('faq is open')
    expect(said).toEqual([])
  })

  test('of the page so far is played where none is open', async ({ visit }) => {
    const { page } = await recorded(visit)
    await button(page, modes.recording).click()
    await button(page, recording.page).click()
    await expect(page.locator('.ins-open')).toContainText(`${recording.played} /about`)
    await expect(actorStatus(page)).toContainText('faq was closed')
    await expect(button(page, recording.page)).toHaveCount(0)
  })

  test('becomes a test', async ({ visit }) => {
    const { page } = await recorded(visit)
    await openLogTools(page)
    await button(page, recording.test).click()
    const text = await copied(page)
    expect(text).toContain(`import { accordionMachine } from '#machines/accordion.machine'`)
    expect(text).toContain(`toEqual("open")`)
  })
})

describe('a recording that means harm', () => {
  const hostile = '<img src=x onerror="document.title=`owned`">'
  const base = {
    format: 'statechart-recording',
    version: 1,
    route: '/',
    actors: [{ name: hostile, machine: hostile, hash: hostile, input: null, base: null }],
    events: [],
  }

  test.for<[string, string, string]>([
    ['no JSON', hostile, faults.notJson],
    ['too large', `["${'x'.repeat(300_000)}"]`, faults.tooLarge],
    ['of no machine', JSON.stringify(base), faults.machine],
    ['leading away', JSON.stringify({ ...base, route: 'javascript:alert(1)' }), faults.shape],
    ['of another version', JSON.stringify({ ...base, version: 9 }), faults.version],
  ])('is refused: %s', async ([, text, fault], { visit }) => {
    const { page, said } = await visit('/?inspect')
    const title = await page.title()
    await openRecording(page, Buffer.from(text))
    await expect(page.locator('.ins-open')).toContainText(fault)
    await expect(page.locator('.ins-panel img')).toHaveCount(0)
    expect(await page.title()).toBe(title)
    expect(said).toEqual([])
  })
})

test('opening and closing the inspector again and again leaves one actor of each', async ({
  visit,
}) => {
  const { page } = await visit('/about')
  for (let round = 0; round < 3; round += 1) {
    await page.keyboard.press('?')
    await expect(page.locator('.ins-panel')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.locator('.ins-panel')).toHaveCount(0)
  }
  await page.keyboard.press('?')
  await page.locator('.ins-fold').click()
  const listed = page.locator('.ins-actor-name')
  await expect.poll(() => listed.count()).toBeGreaterThan(10)
  const names = await listed.allInnerTexts()
  expect(new Set(names).size).toBe(names.length)
})
