/** What many changes from page to page leave on the heap. */
import type { Bench } from '../figures.ts'
import { heapKb } from '../lib/cost.ts'
import { openPage } from '../lib/open-page.ts'

const CHANGES = 1000
/** Until every page's code is there and compiled. */
const WARM_UP = 60

/**
 * Runs in the page: follows the bar's links, not the one of a wait; each page is drawn before the next
 * is asked for.
 */
const goAround = async (changes: number) => {
  for (let change = 1; change <= changes; change += 1) {
    const before = document.querySelector('main h1')
    const links = document.querySelectorAll<HTMLAnchorElement>(
      'header nav a[href^="/"]:not([download])',
    )
    const others = [...links].filter(({ pathname }) => pathname !== location.pathname)
    others[(change >> 1) % others.length]!.click()
    const isDrawn = () => ![null, before].includes(document.querySelector('main h1'))
    while (!isDrawn()) await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
  }
}

export default async function visits({ url, report }: Bench) {
  await openPage(url, {}, async ({ page, session }) => {
    const heapAfter = async (changes: number) => {
      await page.evaluate(goAround, changes)
      await page.waitForTimeout(1000)
      return heapKb(session)
    }
    const before = await heapAfter(WARM_UP)
    report('visits', (await heapAfter(CHANGES)) - before)
  })
}
