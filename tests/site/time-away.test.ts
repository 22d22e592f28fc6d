// What runs in the page can bring nothing along from here.
/* oxlint-disable unicorn/consistent-function-scoping */
import { inject } from 'vitest'

import { ui } from '#content/ui'

import { theme } from './controls.ts'
import { setHidden } from './elsewhere.ts'
import { expect } from './expect.ts'
import { test } from './site.ts'

test('after an hour out of sight, and a clock that jumps a day, the showcase keeps its pace', async ({
  visit,
}) => {
  const { page, said } = await visit('/', { moves: true, frozen: true })
  const card = page.locator('[data-card]:has([href="?inspect=showcase"])')
  const state = card.locator('[data-card-state]')
  await card.scrollIntoViewIfNeeded()
  const turn = async (to: RegExp) => {
    await expect
      .poll(
        async () => {
          await page.clock.runFor(100)
          return state.textContent()
        },
        { intervals: [10] },
      )
      .toMatch(to)
    await expect
      .poll(() => card.evaluate((element) => element.getAnimations({ subtree: true }).length))
      .toBe(0)
  }
  await turn(new RegExp(`${ui.showcase.rotating}.* 2 /`))
  await setHidden(true)(page)
  await page.clock.fastForward('01:00:00')
  await expect(state).toContainText(`${ui.showcase.stopped} · 2 /`)
  await setHidden(false)(page)
  await page.clock.runFor(1500)
  await expect(state).toContainText(`${ui.showcase.rotating} · 2 /`)
  await turn(/ 3 \//)

  const DAY_MS = 86_400_000
  for (const [jump, next] of [
    [DAY_MS, / 1 \//],
    [-DAY_MS, / 2 \//],
  ] as const) {
    const now = await page.evaluate(() => Date.now())
    await page.clock.setSystemTime(now + jump)
    await page.clock.runFor(1000)
    await expect(state).not.toHaveText(next)
    await turn(next)
  }
  expect(said).toEqual([])
})

test('the back/forward cache may keep a page, which goes on where it was left', async ({
  visit,
}) => {
  const { page, said } = await visit('/', { moves: true })
  const session = await page.context().newCDPSession(page)
  const { result } = await session.send('Runtime.evaluate', { expression: 'window' })
  const { listeners } = await session.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId ?? '',
  })
  const types = listeners.map(({ type }) => type)
  expect(types).toContain('pagehide')
  // A listener of these keeps the page out of that cache, and so would this header.
  expect(types.filter((type) => /unload/.test(type))).toEqual([])
  const { headers } = await fetch(inject('siteUrl'))
  expect(headers.get('cache-control')).not.toContain('no-store')

  const state = page.locator('[data-card]:has([href="?inspect=showcase"]) [data-card-state]')
  await state.scrollIntoViewIfNeeded()
  await expect(state).toContainText('2 /')
  // Chromium without windows has no such cache: its page is frozen, and hears what it would hear.
  const tell = (type: string) =>
    page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type)
  await tell('pagehide')
  await session.send('Page.setWebLifecycleState', { state: 'frozen' })
  await session.send('Page.setWebLifecycleState', { state: 'active' })
  await tell('pageshow')
  await expect(state).toContainText(`${ui.showcase.rotating} · 3 /`)
  await theme(page).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(said).toEqual([])
})
