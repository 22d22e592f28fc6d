/** What a page costs: CPU of its main thread and of its browser, its longest task, its heap. */
import type { Browser, CDPSession, Page } from 'playwright'

const metricOf = async (session: CDPSession, wanted: string) => {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === wanted)?.value ?? 0
}

/** CPU time of a page's main thread so far, ms. */
export const mainThreadMs = async (session: CDPSession) =>
  (await metricOf(session, 'TaskDuration')) * 1000

/** How often a page's styles have been recalculated so far. */
export const recalculationsOf = (session: CDPSession) => metricOf(session, 'RecalcStyleCount')

/** CPU of `act`: of a page's main thread in ms, of its browser in % of a core. */
export const costOf = async (browser: Browser, page: CDPSession, act: () => Promise<unknown>) => {
  const whole = await browser.newBrowserCDPSession()
  const read = async () => {
    const { processInfo } = await whole.send('SystemInfo.getProcessInfo')
    const cpuMs = processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1000, 0)
    return { thread: await mainThreadMs(page), cpuMs, now: performance.now() }
  }
  const before = await read()
  await act()
  const after = await read()
  return {
    thread: after.thread - before.thread,
    browser: ((after.cpuMs - before.cpuMs) / (after.now - before.now)) * 100,
  }
}

/** The longest task that a page has begun so far, ms; 0 if none took 50. */
export const longestTask = (page: Page) =>
  page.evaluate(async () => {
    const tasks: PerformanceEntry[] = []
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
      type: 'longtask',
      buffered: true,
    })
    await new Promise((done) => setTimeout(done, 500))
    return Math.max(0, ...tasks.map(({ duration }) => duration))
  })

/** What is in use on a page's heap when everything that can be collected is, kB. */
export const heapKb = async (session: CDPSession) => {
  for (let pass = 0; pass < 3; pass += 1) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1000
}
