/** What a page does while it loads, beside its still twin: the same without scripts. */
import { longestTask, mainThreadMs } from '../lib/cost.ts'
import type { Bench } from '../figures.ts'
import { median, repeat } from '../lib/numbers.ts'
import { THROTTLE, openPage } from '../lib/open-page.ts'
import { serve } from '../lib/serve.ts'

const RUNS = 3
const FIRST_MS = 8000

/** A page without its scripts, and without what loads them. */
const withoutScripts = (html: string) =>
  html
    .replaceAll(/<\/?noscript>/g, '')
    .replaceAll(/<script(?![^>]*json)[^>]*>[^]*?<\/script>/g, '')
    .replaceAll(/<link rel="(?:modulepreload|preload" as="script)"[^>]*>/g, '')

/** The main thread's CPU time in the first seconds of a page, and its longest task. */
const loadOf = (url: string) =>
  openPage(url, { rate: THROTTLE }, async ({ page, session }) => {
    await page.waitForTimeout(FIRST_MS - (await page.evaluate(() => performance.now())))
    return { all: await mainThreadMs(session), longest: await longestTask(page) }
  })

export default async function load({ folder, url, paths, report }: Bench) {
  const twin = await serve(folder, withoutScripts)
  try {
    for (const path of paths) {
      // The twin hardly varies.
      const still = await loadOf(new URL(path, twin.url).href)
      const runs = await repeat(RUNS, () => loadOf(new URL(path, url).href))
      const all = median(runs.map((run) => run.all))
      report('longest', median(runs.map(({ longest }) => longest)), path)
      report('load', all, path)
      report('twin', all / still.all, path)
    }
  } finally {
    await twin.close()
  }
}
