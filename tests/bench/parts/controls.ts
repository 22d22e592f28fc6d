import type { Locator, Page } from 'playwright'

import type { Bench } from '../bench.ts'
import { median } from '../lib/numbers.ts'
import { launch, newPage, PHONE, THROTTLE, WINDOW } from '../lib/open-page.ts'
import { observePresses, pressHere, pressKey, timePress } from '../lib/press.ts'

const PRESSES = 3
const SETTLE_MS = 2000
/** What a visitor can press without leaving the site. */
const CONTROLS = 'button, summary, [role=tab], a[href^="/"]:not([download], [target])'

const MARK = 'data-bench'

/** How long each press of a control took, by the control's name. */
type Times = Map<string, number[]>

/** Opens a page and numbers the controls that are seen in a part of it. @returns how many */
const open = async (page: Page, url: string, part: string) => {
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.waitForTimeout(SETTLE_MS)
  return page
    .locator(part)
    .locator(CONTROLS)
    .filter({ visible: true })
    .evaluateAll((elements, mark) => {
      for (const [index, element] of elements.entries()) element.setAttribute(mark, String(index))
      return elements.length
    }, MARK)
}

const nameOf = (control: Locator) =>
  control.evaluate((element) => {
    const label = element.getAttribute('aria-label') ?? element.textContent?.trim()
    const name = label || (element.getAttribute('title') ?? '')
    // A theme's name changes with each press.
    return name.trim().replaceAll(/\s+/g, ' ').split(':')[0]!.slice(0, 40)
  })

/** A question that opens writes itself into the hash: the page is the same. */
const pageOf = (page: Page) => page.url().split('#')[0]!

/** Presses a control some times, and types into the field that it may have opened. */
const pressOne = async (page: Page, control: Locator, times: Times) => {
  const name = await nameOf(control)
  const note = (what: string, ms: number) => times.set(what, [...(times.get(what) ?? []), ms])
  const before = pageOf(page)
  for (let press = 0; press < PRESSES && pageOf(page) === before; press += 1) {
    await control.scrollIntoViewIfNeeded()
    await control.hover()
    note(name, await timePress(page, () => pressHere(page)))
    if ((await page.locator('input:focus').count()) > 0) {
      note(`${name}: a letter`, await timePress(page, () => pressKey(page, 'a')))
      note(`${name}: Escape`, await timePress(page, () => pressKey(page, 'Escape')))
    }
  }
}

/** Presses every control of a page that is seen, within `part`. */
const pressAll = async (page: Page, url: string, part: string, times: Times) => {
  const count = await open(page, url, part)
  for (let index = 0; index < count; index += 1) {
    await pressOne(page, page.locator(`[${MARK}="${index}"]`), times)
    if (pageOf(page) !== url) await open(page, url, part)
  }
}

/** Every control of every page on a slow device: from the press to the next paint. */
export default async function controls({ url, paths, report }: Bench) {
  const browser = await launch()
  const times: Times = new Map()
  try {
    const desktop = await newPage(browser, { options: WINDOW, rate: THROTTLE })
    await observePresses(desktop.page)
    await pressAll(desktop.page, url, 'header, footer', times)
    for (const path of paths) await pressAll(desktop.page, new URL(path, url).href, 'main', times)
    await desktop.close()

    const phone = await newPage(browser, { options: PHONE, rate: THROTTLE })
    await observePresses(phone.page)
    await pressAll(phone.page, url, 'header', times)
  } finally {
    await browser.close()
  }
  const slowestFirst = [...times].toSorted(([, one], [, other]) => median(other) - median(one))
  for (const [name, presses] of slowestFirst)
    console.log(`  ${name.padEnd(44)} ${presses.join(' ')}`)
  const [name, presses] = slowestFirst[0] ?? ['none', []]
  report('controls', median(presses), name)
  report('worstPress', Math.max(...[...times.values()].flat()))
}
