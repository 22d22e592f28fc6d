/** On a page with 500 actors, and after 50,000 steps, the panel is as quick as ever; closed, it is gone. */
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll } from 'vitest'

import { CROWD, crowdFiles } from '../crowd.ts'
import { buildSite } from '../release/build-site.ts'
import { expect } from '../site/expect.ts'
import { inspectorOn } from '../site/inspector-page.ts'
import { test } from '../site/site.ts'

const ACTORS = 500
const STEPS = 50_000
/** Events a second, for a tenth of the minute that the panel must stand. */
const RATE = 200
const WATCHED_MS = 6000
/** The most that a frame may take of the processor's time. */
const FRAME_MS = 50
/** What the heap may grow by with 25,000 steps more, in MB. */
const GROWTH = 2

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** The processor's time of the thread, in microseconds. */
  tdur?: number
  args?: { name?: string }
}

const sum = (tasks: readonly number[]) => tasks.reduce((total, ms) => total + ms, 0)

/** In ms, of the renderer that has worked most: the page's. */
const longestTaskIn = (events: readonly TraceEvent[]) => {
  const threads = events.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  )
  const tasksOf = ({ pid, tid }: TraceEvent) =>
    events.flatMap((event) =>
      event.name.endsWith('RunTask') && event.pid === pid && event.tid === tid
        ? (event.tdur ?? 0) / 1000
        : [],
    )
  const [busiest = []] = threads.map(tasksOf).toSorted((one, other) => sum(other) - sum(one))
  return Math.max(...busiest)
}

let site: Awaited<ReturnType<typeof buildSite>>
beforeAll(async () => {
  site = await buildSite({ files: crowdFiles() })
}, 300_000)
afterAll(() => site.stop())

test('it keeps its pace, says what it has let go, and holds no more than that', async ({
  visit,
}) => {
  const address = `${site.url}${CROWD.slice(1)}?actors=${ACTORS}&rate=${RATE}`
  const { page, said } = await visit(address, { isFirst: true })
  const { tab, entries, panel, button, status } = inspectorOn(page)
  const session = await page.context().newCDPSession(page)
  const heapMb = async () => {
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Runtime.getHeapUsage')).usedSize / 1e6
  }
  const send = (count: number) =>
    page.evaluate(
      (many) => (Reflect.get(window, 'sendToCrowd') as (n: number) => void)(many),
      count,
    )
  /** How often the page asks for a frame in a second. */
  const askedFrames = () =>
    page.evaluate(async () => {
      const request = window.requestAnimationFrame
      let count = 0
      window.requestAnimationFrame = (act) => {
        count += 1
        return request(act)
      }
      await new Promise((done) => setTimeout(done, 1000))
      window.requestAnimationFrame = request
      return count
    })
  /** The processor's time of the longest task of the page's thread in a while, in ms: what else runs does not count. */
  const longestTask = async (watchedMs: number) => {
    const browser = page.context().browser()!
    const path = join(tmpdir(), `crowd-${process.pid}.json`)
    await browser.startTracing(page, { path, categories: ['toplevel', 'devtools.timeline'] })
    await page.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), watchedMs)
    const trace = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: TraceEvent[]
    }
    await rm(path)
    return longestTaskIn(trace.traceEvents)
  }

  await expect.poll(askedFrames).toBe(0)
  await page.keyboard.press('?')
  await expect(page.locator('.ins-actor')).toHaveCount(ACTORS + 6)
  await tab('log').click()
  await send(STEPS / 2)
  const heap = await heapMb()
  await send(STEPS / 2)
  expect((await heapMb()) - heap).toBeLessThan(GROWTH)
  const forgotten = page.locator('.ins-forgotten')
  await expect(forgotten).toHaveText(/^(4[5-9]|5\d),\d{3} earlier steps are forgotten$/)
  expect(await entries(/./).count()).toBeLessThan(310)
  expect(await longestTask(WATCHED_MS)).toBeLessThan(FRAME_MS)
  // Also in the past, where each actor is looked for in the steps.
  await page.getByRole('listbox', { name: 'Log' }).press('Home')
  await expect(status).toContainText(' was ')
  expect(await longestTask(WATCHED_MS)).toBeLessThan(FRAME_MS)
  await button('Return to now').click()

  await page.keyboard.press('Control+Shift+X')
  await expect(panel).toHaveCount(0)
  await expect.poll(askedFrames).toBe(0)
  expect(said).toEqual([])
})
