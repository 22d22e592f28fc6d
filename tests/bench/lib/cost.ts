import type { CDPSession } from 'playwright'

import { cpuOfChildren } from './browser-cpu.ts'
import { mainThreadMs } from './main-thread.ts'

/**
 * What the seconds to come cost: CPU of the page's main thread in ms, and of the only browser that
 * runs, in % of a core.
 */
export const costOf = async (session: CDPSession, seconds: number) => {
  const before = { thread: await mainThreadMs(session), browser: cpuOfChildren() }
  await new Promise((done) => setTimeout(done, seconds * 1000))
  const after = { thread: await mainThreadMs(session), browser: cpuOfChildren() }
  return {
    thread: after.thread - before.thread,
    browser: ((after.browser - before.browser) / seconds) * 100,
  }
}
