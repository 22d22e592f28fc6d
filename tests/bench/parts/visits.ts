import type { Page } from 'playwright'

import type { Bench } from '../bench.ts'
import { heapKb } from '../lib/heap.ts'
import { launch, newPage } from '../lib/open-page.ts'

const CHANGES = 1000
/** Until every page's code is there and compiled. */
const WARM_UP = 60

const LINKS = 'header a[href^="/"]:not([download])'

/** Goes from page to page by the links of the bar; each is drawn before the next is asked for. */
const goAround = (page: Page, changes: number) =>
  page.evaluate(
    async ([count, selector]) => {
      for (let change = 1; change <= count; change += 1) {
        const before = document.querySelector('main h1')
        const links = document.querySelectorAll<HTMLAnchorElement>(selector)
        const others = [...links].filter(({ pathname }) => pathname !== location.pathname)
        others[(change >> 1) % others.length]!.click()
        const isDrawn = () => {
          const now = document.querySelector('main h1')
          return now !== null && now !== before
        }
        while (!isDrawn()) await new Promise(requestAnimationFrame)
        await new Promise(requestAnimationFrame)
      }
    },
    [changes, LINKS] as const,
  )

/** What many changes from page to page leave on the heap. */
export default async function visits({ url, report }: Bench) {
  const browser = await launch()
  try {
    const { page, session } = await newPage(browser)
    await page.goto(url, { waitUntil: 'networkidle' })
    await goAround(page, WARM_UP)
    await page.waitForTimeout(1000)
    const before = await heapKb(session)
    await goAround(page, CHANGES)
    await page.waitForTimeout(1000)
    report('visits', (await heapKb(session)) - before)
  } finally {
    await browser.close()
  }
}
