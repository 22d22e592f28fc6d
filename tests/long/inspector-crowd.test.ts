/** On a page with 500 actors, and after 50,000 steps, the panel is as quick as ever; closed, it is gone. */
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
/** The processor's time of a frame, in the middle: of the 50 ms that one may take, a slower machine needs some. */
const FRAME_MS = 25
/** What the heap may grow by with 25,000 steps more, in MB. */
const GROWTH = 2

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
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const threadMs = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000
  }
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
  /** The processor's time of a frame, in ms. */
  const frameMs = async (watchedMs: number) => {
    const start = await threadMs()
    const frames = await page.evaluate(async (ms) => {
      let count = 0
      let request = 0
      const next = () => {
        count += 1
        request = requestAnimationFrame(next)
      }
      next()
      await new Promise((done) => setTimeout(done, ms))
      cancelAnimationFrame(request)
      return count
    }, watchedMs)
    return ((await threadMs()) - start) / frames
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
  expect(await frameMs(WATCHED_MS)).toBeLessThan(FRAME_MS)
  // Also in the past, where each actor is looked for in the steps.
  await page.getByRole('listbox', { name: 'Log' }).press('Home')
  await expect(status).toContainText(' was ')
  expect(await frameMs(WATCHED_MS)).toBeLessThan(FRAME_MS)
  await button('Return to now').click()

  await page.keyboard.press('Control+Shift+X')
  await expect(panel).toHaveCount(0)
  await expect.poll(askedFrames).toBe(0)
  expect(said).toEqual([])
})
