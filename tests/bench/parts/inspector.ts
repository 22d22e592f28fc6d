import type { Browser, CDPSession, Page } from 'playwright'

import { inspector } from '#content/inspector'
import { ui } from '#content/ui'

import type { Bench } from '../bench.ts'
import { mainThreadMs } from '../lib/main-thread.ts'
import { median, repeat } from '../lib/numbers.ts'
import { launch, newPage, THROTTLE } from '../lib/open-page.ts'
import { endOf, ms, traceMainThread } from '../lib/trace.ts'

const RUNS = 5
/** From the key press on, all that the page does counts: also what comes when the panel stands. */
const OPENING_WINDOW_MS = 2000
const ROWS = 1000

/** What is further down comes to life when it is scrolled to; or when somebody looks inside. */
const readThrough = (page: Page) =>
  page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
    scrollTo({ top: 0, behavior: 'instant' })
  })

interface Visit {
  /** Whether the reader has been through the whole page. */
  isRead: boolean
  /** Of the processor: 4 is four times as slow. */
  rate: number
  /** Whether the panel has been open before: its code is there. */
  isKnown?: boolean
}

/** A page at rest that nobody has looked into yet: the panel's code is still to come. */
const atRest = async (browser: Browser, url: string, isRead: boolean) => {
  const { page, session } = await newPage(browser)
  await page.goto(new URL('/about', url).href, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: ui.motion.stop }).click()
  // The panel's key is heard while nothing has the focus.
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  if (isRead) await readThrough(page)
  await page.waitForTimeout(3000)
  return { page, session }
}

const STANDS = 'panel.stands'

/** Has the page leave a mark when the panel is in it, with the actors that are running. */
const markPanel = (page: Page) =>
  page.evaluate((mark) => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('.ins-actor')) return
      watch.disconnect()
      performance.mark(mark)
    })
    watch.observe(document.body, { childList: true, subtree: true })
  }, STANDS)

/** Opens the panel in a page in which it never was; then all that belongs into it is there. */
const open = async (page: Page) => {
  await page.keyboard.press('?')
  await page.waitForTimeout(OPENING_WINDOW_MS)
  for (const part of ['.ins-actor', '.ins-node', '.ins-event', '.ins-time input'])
    if ((await page.locator(part).count()) === 0) throw new Error(`There is no ${part}.`)
}

/** Main-thread time until the panel stands on the screen, and the longest task of what follows. */
const standing = async (browser: Browser, url: string, { isRead, rate, isKnown }: Visit) => {
  const { page, session } = await atRest(browser, url, isRead)
  if (isKnown) {
    await open(page)
    await page.keyboard.press('Escape')
    await page.locator('.ins-actor').first().waitFor({ state: 'detached' })
  }
  await markPanel(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  const { marked, own, tasks } = await traceMainThread(session, STANDS, () => open(page))
  await page.close()
  const painted = own.find(({ name, ts }) => name === 'Paint' && ts >= marked.ts)
  const frame = tasks.find((task) => painted && task.ts <= painted.ts && endOf(task) >= painted.ts)
  if (!frame) throw new Error('The panel was not painted.')
  return {
    until: tasks.filter(({ ts }) => ts <= frame.ts).reduce((sum, task) => sum + ms(task), 0),
    longestAfter: Math.max(...tasks.filter(({ ts }) => ts > frame.ts).map(ms)),
  }
}

/** Main-thread time of all that opening the panel brings about, with nothing taken off. */
const opening = async (browser: Browser, url: string, { isRead, rate }: Visit) => {
  const { page, session } = await atRest(browser, url, isRead)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  const before = await mainThreadMs(session)
  await open(page)
  const whole = (await mainThreadMs(session)) - before
  await page.close()
  return whole
}

const STEP_PX = 240

const scrollBy = (page: Page, by: number) =>
  page.evaluate(async (step) => {
    const list = document.querySelector('.ins-rows')
    if (!list) throw new Error('There is no log.')
    list.scrollTop += step
    // The frame in which that is drawn, and what follows from it.
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
    return list.scrollTop
  }, by)

/** The most that the main thread has to do for one frame, while a full log is scrolled through. */
const longestFrame = async (page: Page, session: CDPSession) => {
  let longest = 0
  await scrollBy(page, -1e6)
  for (let last = -1, top = 0; top > last;) {
    const before = await mainThreadMs(session)
    last = top
    top = await scrollBy(page, STEP_PX)
    longest = Math.max(longest, (await mainThreadMs(session)) - before)
  }
  return longest
}

const fillLog = async (page: Page) => {
  await page.keyboard.press('?')
  await page.getByRole('tab', { name: inspector.views.log }).click()
  const button = page.getByRole('button', { name: new RegExp(`^${ui.theme.label}`) })
  await button.evaluate((element: HTMLElement, presses) => {
    for (let press = 0; press < presses; press += 1) element.click()
  }, ROWS)
  await page.waitForTimeout(1000)
}

const medianOf = async (measure: () => Promise<number>) => median(await repeat(RUNS, measure))

/** What the inspector costs those who open it. */
export default async function inspectorBench({ url, report }: Bench) {
  const browser = await launch()
  try {
    for (const rate of [THROTTLE, 1]) {
      const visit = { isRead: true, rate }
      const throttled = `${rate}x`
      const runs = await repeat(RUNS, () => standing(browser, url, visit))
      report('panel', median(runs.map(({ until }) => until)), throttled)
      report('panelTask', median(runs.map(({ longestAfter }) => longestAfter)), throttled)
      const again = () => standing(browser, url, { ...visit, isKnown: true })
      report('panelAgain', await medianOf(async () => (await again()).until), throttled)
      report('panelAll', await medianOf(() => opening(browser, url, visit)), throttled)
    }
    const unread = { isRead: false, rate: THROTTLE }
    report('panelAll', await medianOf(() => opening(browser, url, unread)), 'unread page, 4x')

    const { page, session } = await atRest(browser, url, true)
    await fillLog(page)
    const frame = () => medianOf(() => longestFrame(page, session))
    report('panelLog', await frame(), '1x')
    await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
    report('panelLog', await frame(), '4x')
  } finally {
    await browser.close()
  }
}
