import type { Browser, CDPSession, Page } from 'playwright'

import type { Bench } from './run.ts'
import { traceUntilPainted } from './trace.ts'

const WINDOW = { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' } as const
const RUNS = 5
const THROTTLE = 4
const OPENING_MS = 150
/** From the key press on, all that the page does counts: also what comes when the panel stands. */
const OPENING_WINDOW_MS = 2000
const ROWS = 1000
const FRAME_MS = 50

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** CPU time of the main thread so far; on thread ticks, other processes do not count. */
const taskMs = async (session: CDPSession) => {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

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
}

/** A page at rest that nobody has looked into yet: the panel's code is still to come. */
const atRest = async (browser: Browser, url: string, isRead: boolean) => {
  const page = await browser.newPage(WINDOW)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(new URL('/about', url).href, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Stop motion' }).click()
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
const standing = async (browser: Browser, url: string, { isRead, rate }: Visit) => {
  const { page, session } = await atRest(browser, url, isRead)
  await markPanel(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  const spent = await traceUntilPainted(session, STANDS, () => open(page))
  await page.close()
  return spent
}

/** Main-thread time of all that opening the panel brings about, with nothing taken off. */
const opening = async (browser: Browser, url: string, { isRead, rate }: Visit) => {
  const { page, session } = await atRest(browser, url, isRead)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  const before = await taskMs(session)
  await open(page)
  const whole = (await taskMs(session)) - before
  await page.close()
  return { whole }
}

/** The median of each of the values that are measured together. */
const repeat = async <Names extends string>(measure: () => Promise<Record<Names, number>>) => {
  const runs: Record<Names, number>[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure())
  return (name: Names) => median(runs.map((values) => values[name]))
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
    const before = await taskMs(session)
    last = top
    top = await scrollBy(page, STEP_PX)
    longest = Math.max(longest, (await taskMs(session)) - before)
  }
  return { longest }
}

const fillLog = async (page: Page) => {
  await page.keyboard.press('?')
  await page.getByRole('tab', { name: 'Log' }).click()
  const button = page.getByRole('button', { name: /^Theme/ })
  await button.evaluate((element: HTMLElement, presses) => {
    for (let press = 0; press < presses; press += 1) element.click()
  }, ROWS)
  await page.waitForTimeout(1000)
}

/** What the inspector costs those who open it. */
export default async function inspector({ browser, url, report }: Bench) {
  for (const rate of [THROTTLE, 1]) {
    const visit = { isRead: true, rate }
    const throttled = `throttled ${rate}x`
    const standingMs = await repeat(() => standing(browser, url, visit))
    const openingMs = await repeat(() => opening(browser, url, visit))
    report(
      `opening the panel, ${throttled}`,
      standingMs('until'),
      'ms',
      (OPENING_MS * rate) / THROTTLE,
    )
    report(`… with all that is in it, ${throttled}`, openingMs('whole'), 'ms')
    report(`… longest task of that, ${throttled}`, standingMs('longestAfter'), 'ms')
  }
  const wakingMs = await repeat(() => opening(browser, url, { isRead: false, rate: THROTTLE }))
  report(`… bringing the page to life, throttled ${THROTTLE}x`, wakingMs('whole'), 'ms')

  const { page, session } = await atRest(browser, url, true)
  await fillLog(page)
  const scroll = () => repeat(() => longestFrame(page, session))
  report(`longest frame, scrolling ${ROWS} log rows`, (await scroll())('longest'), 'ms', FRAME_MS)
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  report(`longest frame, throttled ${THROTTLE}x`, (await scroll())('longest'), 'ms')
  await page.close()
}
