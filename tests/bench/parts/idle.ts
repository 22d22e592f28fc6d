/** Pages that are looked at while nothing is asked of them; two at once, for two cores. */
import type { Page } from 'playwright'

import { ui } from '#content-model/schema/ui.ts'

import type { Bench } from '../figures.ts'
import { costOf } from '../lib/cost.ts'
import { THROTTLE, openPage } from '../lib/open-page.ts'

/** Long enough for entrances to end and for GSAP's ticker to fall asleep. */
const SETTLE_MS = 5000
const IDLE_MS = 10_000

type Arrive = (page: Page) => Promise<unknown>

const carousel = (page: Page) => page.locator('[aria-roledescription=carousel]').first()
const atTop: Arrive = async () => {}
const inView: Arrive = (page) => carousel(page).scrollIntoViewIfNeeded()
/** Its upper edge at the window's: what is above it is out of view. */
const alone: Arrive = (page) => carousel(page).evaluate((element) => element.scrollIntoView())
const stopped: Arrive = async (page) => {
  await page.getByRole('button', { name: ui.motion.stop }).click()
  await inView(page)
}
/** To the footer, in a window that shows nothing besides. */
const offScreen: Arrive = async (page) => {
  await page.setViewportSize({ width: 1280, height: 90 })
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
}

export default async function idle({ url, report }: Bench) {
  const cost = (arrive: Arrive, path = '/', rate = 1) =>
    openPage(new URL(path, url).href, { rate }, async ({ browser, page, session }) => {
      await arrive(page)
      await page.waitForTimeout(SETTLE_MS)
      return costOf(browser, session, () => page.waitForTimeout(IDLE_MS))
    })

  const [hero, both] = await Promise.all([cost(atTop), cost(inView)])
  const [showcase, skills] = await Promise.all([cost(alone), cost(inView, '/about')])
  const [still, away] = await Promise.all([cost(stopped), cost(offScreen)])
  const slow = await cost(inView, '/', THROTTLE)

  report('idle', both.thread, 'hero and showcase')
  report('idle', skills.thread, 'skills')
  report('stopped', still.thread, 'stopped')
  report('stopped', away.thread, 'off screen')
  report('idleThrottled', slow.thread)
  report('browserHero', hero.browser)
  report('browserShowcase', showcase.browser)
  report('browserSkills', skills.browser)
}
