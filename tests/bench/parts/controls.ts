/** Every control of every page on a slow device: from the press to the next paint. */
import type { Locator, Page } from 'playwright'

import type { Bench } from '../figures.ts'
import { median } from '../lib/numbers.ts'
import { goTo, THROTTLE, openPage } from '../lib/open-page.ts'

const PRESSES = 3
const PHONE = { viewport: { width: 412, height: 823 }, hasTouch: true }
/** What a visitor can press without leaving the site. */
const CONTROLS = 'button, summary, [role=tab], a[href^="/"]:not([download], [target])'
const MARK = 'data-bench'
/** Durations of events are told in steps of 8 ms; shorter ones than this not at all. */
const SHORTEST_MS = 16
const PAINTED_AFTER_MS = 600
/** A button or key released at once would wait for what its press began. */
const HELD = { delay: 90 }

/** Presses a key, or else where the pointer is: `click()` makes the page look up what it hits. */
export const timePress = async (page: Page, key = '') => {
  const slowest = await page.evaluateHandle((durationThreshold) => {
    const seen = { ms: durationThreshold }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) seen.ms = Math.max(seen.ms, entry.duration)
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
    return seen
  }, SHORTEST_MS)
  if (key) await page.keyboard.press(key, HELD)
  else {
    await page.mouse.down()
    await page.waitForTimeout(HELD.delay)
    await page.mouse.up()
  }
  await page.waitForTimeout(PAINTED_AFTER_MS)
  // The press of a link may have led to another document.
  return slowest.evaluate(({ ms }) => ms).catch(() => SHORTEST_MS)
}

/** Opens a page and numbers the controls that are seen in a part of it. @returns how many */
const open = async (page: Page, url: string, part: string) => {
  await goTo(page, url)
  const seen = page.locator(part).locator(CONTROLS).filter({ visible: true })
  return seen.evaluateAll((elements, mark) => {
    for (const [index, element] of elements.entries()) element.setAttribute(mark, String(index))
    return elements.length
  }, MARK)
}

const nameOf = (control: Locator) =>
  control.evaluate((element) => {
    const name = element.ariaLabel || element.textContent?.trim() || element.getAttribute('title')
    // A theme's name changes with each press.
    return (name ?? '').replaceAll(/\s+/g, ' ').split(':')[0]!.slice(0, 40)
  })

/** A question that opens writes itself into the hash: the page is the same. */
const pageOf = (page: Page) => page.url().split('#')[0]!

export default async function controls({ url, paths, report }: Bench) {
  /** How long each press of a control took, by the control's name. */
  const times = new Map<string, number[]>()
  const note = async (what: string, ms: Promise<number>) =>
    times.set(what, [...(times.get(what) ?? []), await ms])

  /** Presses every control that is seen within `part`, and types into a field that it may open. */
  const pressAll = async (page: Page, path: string, part: string) => {
    const address = new URL(path, url).href
    const count = await open(page, address, part)
    for (let index = 0; index < count; index += 1) {
      const control = page.locator(`[${MARK}="${index}"]`)
      const name = await nameOf(control)
      for (let press = 0; press < PRESSES && pageOf(page) === address; press += 1) {
        await control.scrollIntoViewIfNeeded()
        await control.hover()
        await note(name, timePress(page))
        if ((await page.locator('input:focus').count()) === 0) continue
        await note(`${name}: a letter`, timePress(page, 'a'))
        await note(`${name}: Escape`, timePress(page, 'Escape'))
      }
      if (pageOf(page) !== address) await open(page, address, part)
    }
  }

  await openPage(url, { rate: THROTTLE }, async ({ page }) => {
    await pressAll(page, '/', 'header, footer')
    for (const path of paths) await pressAll(page, path, 'main')
  })
  const phone = { rate: THROTTLE, options: PHONE }
  await openPage(url, phone, ({ page }) => pressAll(page, '/', 'header'))

  const slowestFirst = [...times].toSorted(([, one], [, other]) => median(other) - median(one))
  for (const [name, presses] of slowestFirst) console.log(' ', name.padEnd(44), ...presses)
  const [name, presses] = slowestFirst[0] ?? ['none', []]
  report('controls', median(presses), name)
}
