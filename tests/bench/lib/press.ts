/** Presses as people do, and measures how long it takes until the next paint. */
import type { Page } from 'playwright'

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
