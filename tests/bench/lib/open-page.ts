/** Opens a page of the site to measure it, in a browser of its own: no other page's work counts. */
import { chromium } from 'playwright'
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright'

import { findChromium, launchArguments } from '../../chromium.ts'

export const THROTTLE = 4
const WINDOW = { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' } as const
/** Until entrances have ended, and what waits for an idle page is there. */
const SETTLE_MS = 3000

/**
 * While Playwright is connected, V8 parses code again for the stack of each `Error`, unless it kept
 * the positions: a third of a first load's time, which no visitor waits for.
 */
const FLAGS = '--js-flags=--expose-gc,--no-enable-lazy-source-positions'

interface Device {
  options?: BrowserContextOptions
  /** Of the processor: 4 is four times as slow. */
  rate?: number
  /** Of the browser. */
  flags?: readonly string[]
  /** `act` begins when the page has loaded, not when it has settled. */
  isComing?: true
}

/** As text: a page does not know what a compiler adds to functions; `__name` is such a helper. */
const PREPARE = `
  globalThis.__name = (made) => made
  // The service worker downloads for later visits: that is none of this one's work.
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')`

export const goTo = async (page: Page, url: string) => {
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(SETTLE_MS)
}

/** Opens a page on a device, and closes it after `act`. */
export const openPage = async <Value>(
  url: string,
  { options = {}, rate = 1, flags = [], isComing }: Device,
  act: (opened: { browser: Browser; page: Page; session: CDPSession }) => Promise<Value>,
) => {
  const args = [...launchArguments, FLAGS, '--enable-precise-memory-info', ...flags]
  const browser = await chromium.launch({ executablePath: findChromium(), args })
  try {
    const context = await browser.newContext({ ...WINDOW, ...options })
    await context.addInitScript({ content: PREPARE })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    // On a clock of the thread's own: what other processes do does not count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await session.send('Emulation.setCPUThrottlingRate', { rate })
    await (isComing ? page.goto(url) : goTo(page, url))
    return await act({ browser, page, session })
  } finally {
    await browser.close()
  }
}
