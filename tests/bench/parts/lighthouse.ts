import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { CANVAS } from '../../../src/build/checks/budget/measure.ts'
import { findChromium, launchArguments } from '../../chromium.ts'
import type { Bench } from '../bench.ts'
import { median, repeat } from '../lib/numbers.ts'
import { installPeers } from '../lib/peers.ts'
import { serve } from '../lib/serve.ts'

const RUNS = 5
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

interface Audit {
  numericValue: number
  details?: { items: { url: string; transferSize: number }[] }
}

interface Result {
  categories: Record<(typeof CATEGORIES)[number], { score: number }>
  audits: Record<string, Audit>
}

/** One run for a phone, throttling simulated: Lighthouse's own defaults. */
const audit = async (command: string, url: string, folder: string): Promise<Result> => {
  const file = join(folder, 'result.json')
  const options = ['--quiet', '--output=json', `--output-path=${file}`]
  const flags = `--chrome-flags=${['--headless', ...launchArguments].join(' ')}`
  const only = `--only-categories=${CATEGORIES.join()}`
  const run = spawn(process.execPath, [command, url, ...options, flags, only], {
    env: { ...process.env, CHROME_PATH: findChromium() },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(run, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`Lighthouse failed on ${url}.`)
  return JSON.parse(await readFile(file, 'utf8')) as Result
}

/** Five runs of Lighthouse for each page: the lowest scores, the median of what is timed. */
export default async function lighthouse({ folder, paths, report }: Bench) {
  const command = join(await installPeers(), 'node_modules/lighthouse/cli/index.js')
  const server = await serve(folder)
  const results = await mkdtemp(join(tmpdir(), 'lighthouse-'))
  try {
    for (const path of paths) {
      const url = new URL(path, server.url).href
      const runs = await repeat(RUNS, () => audit(command, url, results))
      for (const id of CATEGORIES)
        report(id, Math.min(...runs.map(({ categories }) => categories[id].score * 100)), path)
      const middle = (id: string) => median(runs.map(({ audits }) => audits[id]!.numericValue))
      report('fcp', middle('first-contentful-paint') / 1000, path)
      report('lcp', middle('largest-contentful-paint') / 1000, path)
      report('tbt', middle('total-blocking-time'), path)
      report('cls', middle('cumulative-layout-shift'), path)
      const loads = runs.map(({ audits }) => audits['network-requests']!.details!.items)
      const kib = (ofCanvas: boolean) =>
        median(
          loads.map((items) =>
            items
              .filter(({ url: address }) => CANVAS.test(address) === ofCanvas)
              .reduce((sum, { transferSize }) => sum + transferSize / 1024, 0),
          ),
        )
      report('bytes', kib(false), path)
      report('canvas', kib(true), path)
      // What the browser's cache answers is no request.
      const others = loads.map(
        (items) => items.filter((it) => it.transferSize > 0 && !CANVAS.test(it.url)).length,
      )
      report('requests', median(others), path)
    }
  } finally {
    server.close()
    await rm(results, { recursive: true })
  }
}
