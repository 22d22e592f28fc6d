import { setTimeout as wait } from 'node:timers/promises'

import type { Page } from 'playwright'

/** Durations of events are told in steps of 8 ms; shorter ones than this not at all. */
const SHORTEST_MS = 16
const PAINTED_AFTER_MS = 600
/** As people hold a key or a button; released at once, it would wait for what its press began. */
const HELD_MS = 90

interface Observed extends Window {
  presses?: number[]
}

/** Has a page note how long each press takes until the next paint. */
export const observePresses = (page: Page) =>
  page.addInitScript((durationThreshold) => {
    const seen: number[] = []
    ;(globalThis as unknown as Observed).presses = seen
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
        if (entry.interactionId) seen.push(entry.duration)
    })
    observer.observe({
      type: 'event',
      durationThreshold,
      buffered: true,
    } as PerformanceObserverInit)
  }, SHORTEST_MS)

/** Presses, and waits for what comes of it. @returns ms from the press to the next paint */
export const timePress = async (page: Page, press: () => Promise<unknown>) => {
  await page.evaluate(() => (globalThis as unknown as Observed).presses?.splice(0))
  await press()
  await page.waitForTimeout(PAINTED_AFTER_MS)
  const presses = await page.evaluate(() => (globalThis as unknown as Observed).presses ?? [])
  return Math.max(SHORTEST_MS, ...presses)
}

/** Presses where the pointer is. `click()` has the page look up what it hits: 10 to 20 ms, at 4x. */
export const pressHere = async ({ mouse }: Page) => {
  await mouse.down()
  await wait(HELD_MS)
  await mouse.up()
}

/** Presses a key as people do. */
export const pressKey = ({ keyboard }: Page, key: string) => keyboard.press(key, { delay: HELD_MS })
