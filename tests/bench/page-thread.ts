import type { Browser, Page } from 'playwright'

const WINDOW = { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' } as const
const RUNS = 3

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

interface Measurement {
  /** Brings the page to what is measured, from its load on. */
  arrive: (page: Page) => Promise<unknown>
  path: string
  seconds?: number
}

/**
 * CPU time of the page's main thread while nothing is asked of it: `TaskDuration` on thread ticks,
 * so that other processes do not count. Milliseconds in 10 s, median of three.
 */
export const measurePageThread = async (
  browser: Browser,
  url: string,
  { arrive, path, seconds = 10 }: Measurement,
) => {
  const page = await browser.newPage(WINDOW)
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const taskSeconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  }
  await page.goto(new URL(path, url).href, { waitUntil: 'networkidle' })
  await arrive(page)

  const runs: number[] = []
  for (let run = 0; run < RUNS; run += 1) {
    const before = await taskSeconds()
    await page.waitForTimeout(seconds * 1000)
    runs.push((((await taskSeconds()) - before) * 1000 * 10) / seconds)
  }
  await page.close()
  return median(runs)
}
