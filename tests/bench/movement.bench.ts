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

/** As when another tab is in front, which a browser without a window has no way to be. */
const hidden = async (page: Page) => {
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await settled(page)
}
const playing = async (page: Page) => {
  const link = page.getByRole('article').first().getByRole('link').first()
  await link.evaluate((element: HTMLElement) => element.focus())
  await settled(page)
}
/** To the footer, in a window that shows nothing besides. */
const scrolledAway = async (page: Page) => {
  await page.setViewportSize({ width: 1280, height: 90 })
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await settled(page)
}

const situations = [
  ['hero at rest', '/', settled, 10],
  ['hero and showcase off screen', '/', scrolledAway, 3],
  ['hero and showcase in a hidden page', '/', hidden, 3],
  ['showcase rotating, its scenes playing', '/', carousel],
  ['motion stopped, showcase in view', '/', stopped, 3],
  ['skills moving', '/about', carousel],
  ['one project scene playing', '/projects', playing, 40],
  [
    'that scene off screen',
    '/projects',
    (page: Page) => playing(page).then(() => scrolledAway(page)),
    3,
  ],
  [
    'that scene in a hidden page',
    '/projects',
    (page: Page) => playing(page).then(() => hidden(page)),
    3,
  ],
  ['projects, nothing pointed at', '/projects', settled, 3],
] as const

/** CPU of the page's main thread in 10 s. */
export default async function movement({ browser, url, report }: Bench) {
  for (const [what, path, arrive, limit] of situations) {
    report(what, await measurePageThread(browser, url, { path, arrive }), 'ms in 10 s', limit)
  }
}
