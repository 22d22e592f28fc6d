import { inspector as words } from '#content/inspector'

import { expect } from './expect.ts'
import {
  actorStatus,
  button,
  chooseRecording,
  copied,
  openRecording,
  recorded,
  savedRecording,
} from './inspector-page.ts'
import { test } from './site.ts'

const { faults, modes, recording, time } = words

test('a recording is saved, becomes a test, is played where none is open and elsewhere, step by step', async ({
  visit,
}) => {
  const { page } = await recorded(visit)
  const file = await savedRecording(page)
  await button(page, recording.test).click()
  const text = await copied(page)
  expect(text).toContain(`import { accordionMachine } from '#machines/accordion.machine'`)
  expect(text).toContain(`toEqual("open")`)

  await button(page, modes.recording).click()
  await button(page, recording.page).click()
  await expect(page.locator('.ins-open')).toContainText(`${recording.played} /about`)
  await expect(actorStatus(page)).toContainText('faq was closed')
  await expect(button(page, recording.page)).toHaveCount(0)

  const { page: other, said } = await visit('/machines?inspect')
  await openRecording(other, file)
  await expect(actorStatus(other)).toBeVisible()
  await other.locator('.ins-actor', { hasText: 'faq' }).click()
  await expect(actorStatus(other)).toContainText('faq was closed')
  const step = button(other, time.step)
  while (await step.isEnabled()) await step.click()
  await expect(actorStatus(other)).toContainText('faq is open')
  expect(said).toEqual([])
})

const hostile = '<img src=x onerror="document.title=`owned`">'
const base = {
  format: 'statechart-recording',
  version: 1,
  route: '/',
  actors: [{ name: hostile, machine: hostile, hash: hostile, input: null, base: null }],
  events: [],
}

test('a recording that means harm is refused, and it is said why', async ({ visit }) => {
  const { page, said } = await visit('/machines?inspect')
  const title = await page.title()
  await button(page, modes.recording).click()
  for (const [text, fault] of [
    [hostile, faults.notJson],
    [`["${'x'.repeat(300_000)}"]`, faults.tooLarge],
    [JSON.stringify(base), faults.machine],
    [JSON.stringify({ ...base, route: 'javascript:alert(1)' }), faults.shape],
    [JSON.stringify({ ...base, version: 9 }), faults.version],
  ] as const) {
    await chooseRecording(page, Buffer.from(text))
    await expect(page.locator('.ins-open')).toContainText(fault)
    await expect(page.locator('.ins-panel img')).toHaveCount(0)
    expect(await page.title()).toBe(title)
  }
  expect(said).toEqual([])
})
