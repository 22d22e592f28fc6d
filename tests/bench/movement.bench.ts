import type { Page } from 'playwright'

import { measurePageThread } from './page-thread.ts'
import type { Bench } from './run.ts'

/** Long enough for entrances to end and for GSAP's ticker to fall asleep. */
const SETTLE_MS = 5000

const carousel = async (page: Page) => {
  await page.locator('[aria-roledescription=carousel]').scrollIntoViewIfNeeded()
  await page.waitForTimeout(SETTLE_MS)
}
const settled = (page: Page) => page.waitForTimeout(SETTLE_MS)
const stopped = async (page: Page) => {
  await page.getByRole('button', { name: 'Stop motion' }).click()
  await carousel(page)
}

const situations = [
  ['hero at rest', '/', settled, 10],
  ['showcase rotating, its scenes playing', '/', carousel],
  ['motion stopped, showcase in view', '/', stopped, 3],
  ['skills moving', '/about', carousel],
  [
    'one project scene playing',
    '/projects',
    async (page: Page) => {
      await page.getByRole('article').first().hover()
      await page.waitForTimeout(SETTLE_MS)
    },
    40,
  ],
  ['projects, nothing pointed at', '/projects', settled, 3],
] as const

/** CPU of the page's main thread in 10 s. */
export default async function movement({ browser, url, report }: Bench) {
  for (const [what, path, arrive, limit] of situations) {
    report(what, await measurePageThread(browser, url, { path, arrive }), 'ms in 10 s', limit)
  }
}
