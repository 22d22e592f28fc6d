/**
 * `npm run bench [-- part… --built --beside=folder]`: builds the site, or takes the build of last time
 * (`--built`), and measures it; `load` also measures another build in turns with it. Prints figures and
 * passes no judgement.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cpus } from 'node:os'
import { join, resolve } from 'node:path'

import { pages } from '#content/pages'
import { site } from '#content/site'

import { findChromium } from '../chromium.ts'
import { runBuild } from '../run-build.ts'
import { type Bench, type FigureId, figures } from './figures.ts'
import { serve } from './lib/serve.ts'

const FOLDER = '.cache/bench/site'
/** A page that names no canonical address loses points. */
const ADDRESS = 'https://portfolio.example/'

const parts: Record<string, () => Promise<{ default: (bench: Bench) => Promise<void> }>> = {
  lighthouse: () => import('./parts/lighthouse.ts'),
  load: () => import('./parts/load.ts'),
  idle: () => import('./parts/idle.ts'),
  scroll: () => import('./parts/scroll.ts'),
  controls: () => import('./parts/controls.ts'),
  visits: () => import('./parts/visits.ts'),
  edit: () => import('./parts/edit.ts'),
  inspector: () => import('./parts/inspector.ts'),
  agents: () => import('./parts/agents.ts'),
}

const given = process.argv.slice(2)
const named = given.filter((argument) => !argument.startsWith('--'))
const unknown = named.filter((name) => !(name in parts))
if (unknown.length > 0)
  throw new Error(`There is no part ${unknown.join()}: there are ${Object.keys(parts).join(', ')}.`)
if (!findChromium()) throw new Error('There is no Chromium: npx tsx tests/set-up.ts installs one.')
const BESIDE = '--beside='
const besideFolder = given.find((argument) => argument.startsWith(BESIDE))?.slice(BESIDE.length)
const chosen = named.length > 0 ? named : Object.keys(parts)

/** Of each figure its values by page or situation; without one the name is empty. */
const values: Partial<Record<FigureId, Record<string, number>>> = {}

/** Digits that mean something: none after the point from a hundred on. */
const inDigits = (value: number) => {
  const size = Math.abs(value)
  return String(Number(value.toFixed(size < 10 ? 2 : size < 100 ? 1 : 0)))
}

const report: Bench['report'] = (id, value, of = '') => {
  values[id] = { ...values[id], [of]: value }
  console.log(`  ${figures[id][0]}${of && `: ${of}`}`, inDigits(value))
}

process.env['SITE_ADDRESS'] ||= site.address || ADDRESS
if (!given.includes('--built')) await runBuild(['--base', '/', '--outDir', FOLDER])
const server = await serve(FOLDER)
const beside = besideFolder === undefined ? undefined : await serve(resolve(besideFolder))
/** Of the pages that the build has, but for the one of unknown addresses. */
const paths = Object.values(pages)
  .map(({ path }) => path)
  .filter((path) => existsSync(join(FOLDER, `${path === '/' ? 'index' : path}.html`)))
  .filter((path) => path !== pages.notFound.path)
const bench = { folder: FOLDER, url: server.url, beside: beside?.url, paths, report }
try {
  // One after another: parts that run at once would measure each other.
  for (const part of chosen) {
    console.log(`\n${part}`)
    const begun = Date.now()
    try {
      await (await parts[part]!()).default(bench)
    } catch (error) {
      console.error(`${part} could not run to its end: ${String(error)}`)
    }
    console.log(`${part} took ${Math.round((Date.now() - begun) / 1000)} s`)
  }
} finally {
  await server.close()
  await beside?.close()
}

const measured = (Object.keys(figures) as FigureId[]).filter((id) => values[id])
const rows = measured.map((id) => {
  const [name, unit = '', target = '', elsewhere = ''] = figures[id]
  const cell = Object.entries(values[id] ?? {})
    .map(([of, value]) => `${of} ${inDigits(value)}`.trim())
    .join(' · ')
  return [unit ? `${name}, ${unit}` : name, cell, target, elsewhere]
})
const heads = ['figure', 'measured', 'target', 'best seen elsewhere']
const version = spawnSync(findChromium(), ['--version']).stdout.toString().trim()
const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${version}, Node ${process.version}`
console.log(`\n${machine}, ${new Date().toISOString().slice(0, 10)}.\n`)
for (const cells of [heads, heads.map(() => '---'), ...rows])
  console.log(`| ${cells.join(' | ')} |`)
