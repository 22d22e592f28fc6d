/**
 * `npm run bench [-- part… --built --long --readme]`: builds and measures the site, or with `--built`
 * the build of last time. Prints figures, passes no judgement; writes them as JSON and as a table in
 * Markdown, with `--readme` into the README.
 */
import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'

import { site } from '#content/site'

import { publicAddress } from '../../src/build/lib/address.ts'
import { findChromium } from '../chromium.ts'
import { runBuild } from '../run-build.ts'
import type { Bench } from './bench.ts'
import { figureOf, type FigureId } from './figures.ts'
import { pathsOfSite } from './lib/paths.ts'
import { serve } from './lib/serve.ts'
import { inDigits, markdownOf, targetOf, writeReadme } from './markdown.ts'
import { readResults, writeResults } from './results.ts'

const FOLDER = '.cache/bench/site'
const MARKDOWN_FILE = '.cache/bench/figures.md'
/** A page that names no canonical address loses points. */
const ADDRESS = 'https://portfolio.example/'

const parts: Record<string, () => Promise<{ default: (bench: Bench) => Promise<void> }>> = {
  lighthouse: () => import('./parts/lighthouse.ts'),
  load: () => import('./parts/load.ts'),
  idle: () => import('./parts/idle.ts'),
  scroll: () => import('./parts/scroll.ts'),
  controls: () => import('./parts/controls.ts'),
  visits: () => import('./parts/visits.ts'),
  growth: () => import('./parts/growth.ts'),
  build: () => import('./parts/build.ts'),
  peers: () => import('./parts/peers.ts'),
  scenes: () => import('./parts/scenes.ts'),
  inspector: () => import('./parts/inspector.ts'),
}
/** Parts that run only when they are named: no visitor waits for what they measure. */
const NAMED_ONLY = new Set(['scenes'])

const given = process.argv.slice(2)
const named = given.filter((argument) => !argument.startsWith('--'))
const unknown = named.filter((name) => !(name in parts))
if (unknown.length > 0)
  throw new Error(`There is no part ${unknown.join()}: there are ${Object.keys(parts).join(', ')}.`)
if (!findChromium()) throw new Error('There is no Chromium: npx tsx tests/set-up.ts installs one.')
const chosen = named.length > 0 ? named : Object.keys(parts).filter((name) => !NAMED_ONLY.has(name))

const version = spawnSync(findChromium(), ['--version']).stdout?.toString().trim()
const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${version}, Node ${process.version}`
const values = await readResults()
const measured = new Set<FigureId>()

const report: Bench['report'] = (id, value, of = '') => {
  // Of last time nothing is left, not even of a situation that there is no more.
  values[id] = measured.has(id) ? { ...values[id], [of]: value } : { [of]: value }
  measured.add(id)
  const { name, unit = '' } = figureOf(id)
  const target = targetOf(id) && `(${targetOf(id)})`
  const what = [name, of].filter(Boolean).join(': ')
  console.log(`${what.padEnd(64)} ${inDigits(value).padStart(8)} ${unit.padEnd(12)} ${target}`)
}

process.env['SITE_ADDRESS'] = publicAddress(site.address) || ADDRESS
if (!given.includes('--built')) await runBuild(['--base', '/', '--outDir', FOLDER])
const server = await serve(FOLDER)
try {
  for (const part of chosen) {
    console.log(`\n${part}`)
    const begun = Date.now()
    try {
      const { default: measure } = await parts[part]!()
      // One after another: parts that run at once would measure each other.
      await measure({
        folder: FOLDER,
        url: server.url,
        paths: pathsOfSite(FOLDER),
        isLong: given.includes('--long'),
        report,
      })
    } catch (error) {
      console.error(`${part} could not run to its end: ${String(error)}`)
    }
    console.log(`${part} took ${Math.round((Date.now() - begun) / 1000)} s`)
  }
} finally {
  server.close()
}

const results = { date: new Date().toISOString().slice(0, 10), machine, values }
const markdown = markdownOf(results)
await writeFile(MARKDOWN_FILE, markdown)
console.log(`\n${markdown}\nWritten to ${await writeResults(results)} and ${MARKDOWN_FILE}.`)
if (given.includes('--readme')) await writeReadme(markdown)
