import { setTimeout } from 'node:timers/promises'

import type { Bench } from '../bench.ts'
import { median, repeat } from '../lib/numbers.ts'
import { openBarePage } from '../lib/bare-page.ts'
import { launch } from '../lib/open-page.ts'
import { serve, withoutScripts } from '../lib/serve.ts'
import { ms, traceMainThread } from '../lib/trace.ts'

const RUNS = 3
const SECONDS = 8
const END = 'bench.end'

/** The main thread's CPU time in the first seconds of a page, and its longest task. */
const loadOf = async (url: string) => {
  const browser = await launch()
  try {
    const session = await openBarePage(browser)
    const { tasks } = await traceMainThread(session, END, async () => {
      await session.send('Page.navigate', { url })
      await setTimeout(SECONDS * 1000)
      await session.send('Runtime.evaluate', { expression: `performance.mark('${END}')` })
    })
    const times = tasks.map(ms)
    return { all: times.reduce((sum, time) => sum + time, 0), longest: Math.max(...times) }
  } finally {
    await browser.close()
  }
}

/** What a page does while it loads, beside its still twin: the same without scripts. */
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
    twin.close()
  }
}
