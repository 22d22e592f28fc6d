import type { Page } from 'playwright'

import { ui } from '#content/ui'

import type { Bench } from '../bench.ts'
import { costOf } from '../lib/cost.ts'
import { launch, newPage, THROTTLE } from '../lib/open-page.ts'

/** Long enough for entrances to end and for GSAP's ticker to fall asleep. */
const SETTLE_MS = 5000
const SECONDS = 10
/** Few enough that the site becomes quiet. */
const QUIET_CORES = 2

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

interface Situation {
  path: string
  arrive: Arrive
  rate?: number
  cores?: number
}

/** CPU of the page's main thread in 10 s, and of the whole browser in % of a core. */
const measure = async (url: string, { path, arrive, ...device }: Situation) => {
  const browser = await launch()
  try {
    const { page, session } = await newPage(browser, device)
    await page.goto(new URL(path, url).href, { waitUntil: 'networkidle' })
    await arrive(page)
    await page.waitForTimeout(SETTLE_MS)
    return await costOf(browser, session, SECONDS)
  } finally {
    await browser.close()
  }
}

/** Pages that are looked at while nothing is asked of them; two at once, for two cores. */
export default async function idle({ url, report }: Bench) {
  const two = (first: Situation, second: Situation) =>
    Promise.all([measure(url, first), measure(url, second)])

  const [hero, both] = await two({ path: '/', arrive: atTop }, { path: '/', arrive: inView })
  report('browserHero', hero.browser)
  report('idle', both.thread, 'hero and showcase')

  const [showcase, skills] = await two(
    { path: '/', arrive: alone },
    { path: '/about', arrive: inView },
  )
  report('idle', skills.thread, 'skills')
  report('browserShowcase', showcase.browser)
  report('browserSkills', skills.browser)

  const [still, away] = await two({ path: '/', arrive: stopped }, { path: '/', arrive: offScreen })
  report('stopped', still.thread, 'stopped')
  report('stopped', away.thread, 'off screen')

  const [slow, quiet] = await two(
    { path: '/', arrive: inView, rate: THROTTLE },
    { path: '/', arrive: alone, cores: QUIET_CORES },
  )
  report('idleThrottled', slow.thread)
  report('browserQuiet', quiet.browser)
}
