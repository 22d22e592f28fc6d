/** What many changes from page to page leave on the heap, and what a carousel leaves in time. */
import type { Page } from 'playwright'

import type { Bench } from '../figures.ts'
import { heapKb } from '../lib/cost.ts'
import { withPage } from '../lib/open-page.ts'

const CHANGES = 1000
/** Until every page's code is there and compiled. */
const WARM_UP = 60
const FIVE_MINUTES_MS = 300_000

/** Runs in the page: follows the bar's links; each page is drawn before the next is asked for. */
const goAround = async (changes: number) => {
  for (let change = 1; change <= changes; change += 1) {
    const before = document.querySelector('main h1')
    const links = document.querySelectorAll<HTMLAnchorElement>(
      'header a[href^="/"]:not([download])',
    )
    const others = [...links].filter(({ pathname }) => pathname !== location.pathname)
    others[(change >> 1) % others.length]!.click()
    const isDrawn = () => ![null, before].includes(document.querySelector('main h1'))
    while (!isDrawn()) await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
  }
}

export default async function visits({ url, isLong, report }: Bench) {
  const growthBy = (warmUp: (page: Page) => Promise<void>, act: (page: Page) => Promise<void>) =>
    withPage(url, {}, async ({ page, session }) => {
      await warmUp(page)
      await page.waitForTimeout(1000)
      const before = await heapKb(session)
      await act(page)
      await page.waitForTimeout(1000)
      return (await heapKb(session)) - before
    })
  const changes = await growthBy(
    (page) => page.evaluate(goAround, WARM_UP),
    (page) => page.evaluate(goAround, CHANGES),
  )
  report('visits', changes)
  if (!isLong) return
  const waiting = await growthBy(
    (page) => page.locator('[aria-roledescription=carousel]').first().scrollIntoViewIfNeeded(),
    (page) => page.waitForTimeout(FIVE_MINUTES_MS),
  )
  report('waiting', waiting)
}
