/** What the inspector costs those who open it. */
import type { Page } from 'playwright'

import { ui } from '#content-model/schema/ui.ts'

import type { Bench } from '../figures.ts'
import { costOf } from '../lib/cost.ts'
import { median, repeat } from '../lib/numbers.ts'
import { THROTTLE, openPage } from '../lib/open-page.ts'

const RUNS = 5
/** Until all that belongs into the panel is there. */
const OPENING_MS = 2000
/** How long the panel stands beside the showcase. */
const WATCHED_MS = 60_000

/** Runs in the page: leaves marks when a key is pressed, and when the panel has been painted with its actors. */
const markOpening = () => {
  const watch = new MutationObserver(() => {
    if (!document.querySelector('.ins-actor')) return
    watch.disconnect()
    requestAnimationFrame(() => setTimeout(() => performance.mark('panel')))
  })
  watch.observe(document.body, { childList: true, subtree: true })
  addEventListener('keydown', () => performance.mark('press'), { once: true, capture: true })
}

/** Opens the panel; then all that belongs into it is there. */
const open = async (page: Page) => {
  await page.keyboard.press('?')
  await page.waitForTimeout(OPENING_MS)
  for (const part of ['.ins-actor', '.ins-node', '.ins-event', '.ins-time'])
    if ((await page.locator(part).count()) === 0) throw new Error(`There is no ${part}.`)
}

/** Time until the panel stands on the screen, ms. */
const opening = async (page: Page) => {
  await page.evaluate(markOpening)
  await open(page)
  return page.evaluate(() => performance.measure('opening', 'press', 'panel').duration)
}

/** What the browser costs while the showcase rotates in sight: % of a core, and of the page's thread ms. */
const besideShowcase = (url: string, isOpen: boolean) =>
  openPage(url, {}, async ({ browser, page, session }) => {
    const showcase = page.locator('.card-header[href="?inspect=showcase"]')
    if (isOpen) await showcase.click()
    await showcase.evaluate((strip) => strip.scrollIntoView({ block: 'start' }))
    await page.waitForTimeout(OPENING_MS)
    return costOf(browser, session, () => page.waitForTimeout(WATCHED_MS))
  })

/** A page at rest that has been read: the panel's code is still to come. */
const atRest = async (page: Page) => {
  await page.getByRole('button', { name: ui.motion.stop }).click()
  // The panel's key is heard while nothing has the focus.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await page.waitForTimeout(3000)
}

export default async function inspectorBench({ url, report }: Bench) {
  const about = new URL('/about', url).href
  for (const rate of [THROTTLE, 1]) {
    const times = await repeat(RUNS, () =>
      openPage(about, {}, async ({ page, session }) => {
        await atRest(page)
        await session.send('Emulation.setCPUThrottlingRate', { rate })
        return opening(page)
      }),
    )
    report('panel', median(times), `${rate}x`)
  }

  const without = await besideShowcase(url, false)
  const beside = await besideShowcase(url, true)
  report('panelBeside', beside.browser - without.browser)
  report('panelThread', beside.thread / without.thread)
}
