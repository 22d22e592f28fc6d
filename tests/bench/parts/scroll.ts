/** Each page scrolled through in five seconds on a slow device. */
import type { Bench } from '../figures.ts'
import { median, p95, repeat } from '../lib/numbers.ts'
import { THROTTLE, openPage } from '../lib/open-page.ts'

const RUNS = 3
const SCROLL_MS = 5000

/** Runs in the page: scrolls evenly from top to bottom. @returns the time of each frame, ms */
const scrollThrough = async (duration: number) => {
  const start = performance.now()
  const frames: number[] = []
  for (let last = start, time = start; time - start < duration; last = time) {
    const progress = (time - start) / duration
    const { scrollHeight, clientHeight } = document.documentElement
    scrollTo({ top: progress * (scrollHeight - clientHeight), behavior: 'instant' })
    time = await new Promise(requestAnimationFrame)
    frames.push(time - last)
  }
  // The first one ends at no frame's begin.
  return frames.slice(1)
}

export default async function scroll({ url, paths, report }: Bench) {
  for (const path of paths) {
    const runs = await repeat(RUNS, () =>
      openPage(new URL(path, url).href, { rate: THROTTLE }, ({ page }) =>
        page.evaluate(scrollThrough, SCROLL_MS),
      ),
    )
    report('frames', median(runs.map(p95)), path)
  }
}
