/** Five runs of Lighthouse for each page: the lowest scores, the median of what is timed. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { run } from '../../commands.ts'
import { findChromium, launchArguments } from '../../chromium.ts'
import type { Bench } from '../figures.ts'
import { median, repeat } from '../lib/numbers.ts'

const RUNS = 5
/** Chunks of the canvas, which come when the page is complete and idle. */
const CANVAS = /\/(?:scene-canvas|[\w-]+\.scene|scene\.worker|brush|random|artboard)[.-]/
const CATEGORIES = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
  'agentic-browsing',
] as const
const PACKAGE = 'lighthouse@13.5.0'
/** It asks for Node 22.19 at least, whichever runs the bench. */
const NODE = 'node@22'
const FOLDER = `.cache/bench/${PACKAGE}`
const COMMAND = join(FOLDER, 'node_modules/lighthouse/cli/index.js')
const NODE_COMMAND = join(
  FOLDER,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)
const RESULT = join(FOLDER, 'result.json')

interface Result {
  categories: Record<string, { score: number }>
  audits: Record<string, { numericValue: number; details?: { items: Loaded[] } }>
}

interface Loaded {
  url: string
  transferSize: number
}

const kib = (items: Loaded[]) =>
  items.reduce((sum, { transferSize }) => sum + transferSize / 1024, 0)

/** One run for a phone, throttling simulated: Lighthouse's own defaults. */
const audit = async (url: string): Promise<Result> => {
  const chrome = `--chrome-flags=${['--headless', '--enable-features=WebMCP', ...launchArguments].join(' ')}`
  const only = `--only-categories=${CATEGORIES.join()}`
  const options = ['--quiet', '--output=json', `--output-path=${RESULT}`, chrome, only]
  const lighthouse = spawn(NODE_COMMAND, [COMMAND, url, ...options], {
    env: { ...process.env, CHROME_PATH: findChromium() },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(lighthouse, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`Lighthouse failed on ${url}.`)
  return JSON.parse(await readFile(RESULT, 'utf8')) as Result
}

export default async function lighthouseBench({ url, paths, report }: Bench) {
  // No package of the project: only the bench needs it.
  const install = `npm install --prefix ${FOLDER} --no-save --no-audit --no-fund ${PACKAGE} ${NODE}`
  const isThere = existsSync(COMMAND) && existsSync(NODE_COMMAND)
  if (!isThere && !run(install)) throw new Error(`${PACKAGE} cannot be installed.`)
  for (const path of paths) {
    const runs = await repeat(RUNS, () => audit(new URL(path, url).href))
    for (const id of CATEGORIES)
      report(id, Math.min(...runs.map(({ categories }) => categories[id]!.score * 100)), path)
    const middle = (id: string) => median(runs.map(({ audits }) => audits[id]!.numericValue))
    report('fcp', middle('first-contentful-paint') / 1000, path)
    report('lcp', middle('largest-contentful-paint') / 1000, path)
    report('tbt', middle('total-blocking-time'), path)
    report('cls', middle('cumulative-layout-shift'), path)
    // What the browser's cache answers is no request.
    const loads = runs.map(({ audits }) =>
      audits['network-requests']!.details!.items.filter(({ transferSize }) => transferSize > 0),
    )
    const of = (isCanvas: boolean) =>
      loads.map((items) => items.filter((item) => CANVAS.test(item.url) === isCanvas))
    report('bytes', median(of(false).map(kib)), path)
    report('canvas', median(of(true).map(kib)), path)
    report('requests', median(of(false).map(({ length }) => length)), path)
  }
}
