import type { Browser, CDPSession } from 'playwright'

import { mainThreadMs } from './main-thread.ts'

/** CPU seconds so far of all processes of a browser. */
const browserSeconds = async (session: CDPSession) => {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
}

/** CPU of the seconds to come: of a page's main thread in ms, of its browser in % of a core. */
export const costOf = async (browser: Browser, page: CDPSession, seconds: number) => {
  const whole = await browser.newBrowserCDPSession()
  const before = { thread: await mainThreadMs(page), browser: await browserSeconds(whole) }
  await new Promise((done) => setTimeout(done, seconds * 1000))
  const after = { thread: await mainThreadMs(page), browser: await browserSeconds(whole) }
  return {
    thread: after.thread - before.thread,
    browser: ((after.browser - before.browser) / seconds) * 100,
  }
}
