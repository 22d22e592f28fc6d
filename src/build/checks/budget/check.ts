/**
 * `tsx src/build/checks/budget/check.ts [folder]`: whether every page of a build is light enough. The
 * tests' own content stands for all: what counts against a budget is code.
 */
import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium } from 'playwright'

import { findChromium, launchArguments } from '../../../../tests/chromium.ts'
import { startPreview } from '../../site/start-preview.ts'
import type { Weights } from './budgets.ts'
import { measure } from './measure.ts'
import { overruns, table } from './report.ts'

const root = process.cwd()
const folder = process.argv[2] ?? 'dist'
const dist = resolve(root, folder)
if (!existsSync(dist)) throw new Error('There is no build to weigh; run `npm run build` first.')

const addresses = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/${file.replace(/(?:index)?\.html$/, '')}`)
  .toSorted()

const server = await startPreview(root, { outDir: folder })
const browser = await chromium.launch({ executablePath: findChromium(), args: launchArguments })
const weights = new Map<string, Weights>()
try {
  for (const address of addresses) {
    weights.set(address, await measure(browser, new URL(address, server.url).href))
  }
} finally {
  await browser.close()
  await server.close()
}

console.log(table(weights))
const faults = overruns(weights)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
