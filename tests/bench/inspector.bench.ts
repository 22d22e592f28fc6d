import type { CDPSession, Page } from 'playwright'

import type { Bench } from './run.ts'

const WINDOW = { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' } as const
const THROTTLE = 4
const ROWS = 1000
const FRAME_MS = 50

const taskMs = async (session: CDPSession) => {
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

/** What the page does anyway in as long a time. */
const during = async (session: CDPSession, act: () => Promise<unknown>) => {
  const before = await taskMs(session)
  await act()
  return (await taskMs(session)) - before
}

const SECOND = 1000

/** Main-thread time that a throttled page spends on opening the panel, its own life taken off. */
const opening = async (page: Page, session: CDPSession) => {
  const idle = await during(session, () => page.waitForTimeout(SECOND))
  const open = await during(session, async () => {
    await page.keyboard.press('?')
    await page.waitForTimeout(SECOND)
  })
  return open - idle
}

/** The longest time between two frames while a full log is scrolled from end to end. */
const longestFrame = (page: Page) =>
  page.evaluate(async () => {
    const list = document.querySelector('.ins-rows')
    if (!list) throw new Error('There is no log.')
    let longest = 0
    let last = await new Promise(requestAnimationFrame)
    for (let top = list.scrollHeight; top > 0; top -= 240) {
      list.scrollTop = top
      const now = await new Promise<number>(requestAnimationFrame)
      longest = Math.max(longest, now - last)
      last = now
    }
    return longest
  })

/** What the inspector costs those who open it. */
export default async function inspector({ browser, url, report }: Bench) {
  const page = await browser.newPage(WINDOW)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  await page.goto(new URL('/about', url).href, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Stop motion' }).click()
  await page.waitForTimeout(3000)
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE })
  report('opening the panel, throttled 4x', await opening(page, session), 'ms', 150)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })

  await page.getByRole('tab', { name: 'Log' }).click()
  const button = page.getByRole('button', { name: /^Theme/ })
  await button.evaluate((element: HTMLElement, presses) => {
    for (let press = 0; press < presses; press += 1) element.click()
  }, ROWS)
  await page.waitForTimeout(1000)
  report(`longest frame, scrolling ${ROWS} log rows`, await longestFrame(page), 'ms', FRAME_MS)
  await page.close()
}
