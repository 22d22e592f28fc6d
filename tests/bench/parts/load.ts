/** What a page does while it loads, beside its still twin: the same without scripts; and beside another build. */
import { longestTask, mainThreadMs, recalculationsOf } from '../lib/cost.ts'
import type { Bench } from '../figures.ts'
import { median } from '../lib/numbers.ts'
import { THROTTLE, openPage } from '../lib/open-page.ts'
import { serve } from '../lib/serve.ts'

const RUNS = 3
/** Two builds differ by less than two runs of one: more of them are compared. */
const RUNS_BESIDE = 5
const FIRST_MS = 8000
/** A desktop's, as in Lighthouse: the showcase is in the first screen. */
const WINDOW = { viewport: { width: 1350, height: 940 } }

/** A page without its scripts, and without what loads them. */
const withoutScripts = (html: string) =>
  html
    .replaceAll(/<\/?noscript>/g, '')
    .replaceAll(/<script(?![^>]*json)[^>]*>[^]*?<\/script>/g, '')
    .replaceAll(/<link rel="(?:modulepreload|preload" as="script)"[^>]*>/g, '')

/** The main thread's CPU time in the first seconds of a page, its style recalculations, its longest task. */
const loadOf = (url: string) =>
  openPage(url, { rate: THROTTLE, options: WINDOW, isComing: true }, async ({ page, session }) => {
    await page.waitForTimeout(FIRST_MS - (await page.evaluate(() => performance.now())))
    const [all, recalculations] = [await mainThreadMs(session), await recalculationsOf(session)]
    return { all, recalculations, longest: await longestTask(page) }
  })

type Load = Awaited<ReturnType<typeof loadOf>>

export default async function load({ folder, url, beside, paths, report }: Bench) {
  const twin = await serve(folder, withoutScripts)
  try {
    for (const path of paths) {
      const here = new URL(path, url).href
      const there = beside === undefined ? undefined : new URL(path, beside).href
      // The servers compress what is asked for the first time.
      for (const address of [here, there]) if (address) await loadOf(address)
      // The twin hardly varies.
      const still = await loadOf(new URL(path, twin.url).href)
      const runs: Load[] = []
      const others: Load[] = []
      while (runs.length < (there ? RUNS_BESIDE : RUNS)) {
        // In turns: a machine is not as quick all the time.
        if (there) others.push(await loadOf(there))
        runs.push(await loadOf(here))
      }
      const middle = (of: Load[], what: keyof Load) => median(of.map((run) => run[what]))
      report('longest', middle(runs, 'longest'), path)
      report('load', middle(runs, 'all'), path)
      report('recalculations', middle(runs, 'recalculations'), path)
      report('twin', middle(runs, 'all') / still.all, path)
      if (there) report('beside', middle(runs, 'all') / middle(others, 'all'), path)
    }
  } finally {
    await twin.close()
  }
}
