import { inspector as words } from '#content/inspector'
import { ui } from '#content/ui'

import { expect } from './expect.ts'
import { actorStatus, button, clocked, holdTime, panel, shareLeft, tab } from './inspector-page.ts'
import { test } from './site.ts'

const { brake, time } = words

/** More than the showcase waits. */
const LONG_MS = 3000

test('what waits is shown to who opens the inspector for the first time, counts down with the page, stands in the past and stands when the page is frozen', async ({
  visit,
}) => {
  const { page } = await visit('/', clocked)
  const status = actorStatus(page)
  await page.keyboard.press('?')
  await expect(status).toContainText('showcase')
  await expect(page.locator('[href="?inspect=showcase"]')).toBeInViewport({ ratio: 1 })
  await expect(status).toContainText('interval in')
  await expect(page.getByText(words.intro)).toBeVisible()

  // What is current is lit, what was taken leaves a trace.
  await page.getByRole('region', { name: ui.showcase.label }).scrollIntoViewIfNeeded()
  await expect(page.locator('.ins-node[data-active]').first()).toBeAttached()
  await expect(page.locator('.ins-ring')).toHaveCount(1)
  await expect(page.locator('.ins-trace').first()).toBeAttached()

  await tab(page, words.views.log).click()
  const entries = page.locator('.ins-entry')
  await expect(entries.first()).toBeVisible()
  await holdTime(page)
  const soonAfterTheLast = async () => {
    await page.clock.runFor(100)
    return shareLeft(page)
  }
  await expect.poll(soonAfterTheLast, { intervals: [20], timeout: 20_000 }).toBeGreaterThan(0.6)
  const before = await shareLeft(page)
  await page.clock.runFor(500)
  await expect.poll(() => shareLeft(page)).toBeCloseTo(before - 0.25, 1)

  await entries.filter({ hasText: 'showcase' }).last().click()
  const [share, said] = [await shareLeft(page), await status.innerText()]
  expect(said).toMatch(/showcase was .*interval in \d/)
  await page.clock.runFor(LONG_MS)
  expect(await shareLeft(page)).toBe(share)
  await expect(status).toHaveText(said)

  await button(page, time.back).click()
  await expect.poll(soonAfterTheLast, { intervals: [20], timeout: 20_000 }).toBeGreaterThan(0.6)
  await button(page, brake.freeze).click()
  await expect(panel(page)).toContainText(brake.frozen)
  const seconds = async () => /interval in ([\d.]+) s/.exec((await status.textContent()) ?? '')?.[1]
  const left = await seconds()
  expect(left).toBeDefined()
  await page.clock.runFor(LONG_MS)
  expect(await seconds()).toBe(left)
  await expect(status).toContainText('showcase is rotation.waiting')
  await panel(page).getByRole('button', { name: brake.go }).last().click()
  await page.clock.runFor(2100)
  await expect(status).not.toContainText(`interval in ${left}`)
  await expect(panel(page)).not.toContainText(brake.frozen)
})
