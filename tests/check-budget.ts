/**
 * `npm run check:budget`: whether every page keeps within the budgets. Only code counts, so the build
 * of the tests' own content stands for all.
 */
import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium } from 'playwright'

import type { Weights } from '../src/build/checks/budget/budgets.ts'
import { measure } from '../src/build/checks/budget/measure.ts'
import { budgetTable, overruns } from '../src/build/checks/budget/report.ts'
import { startPreview } from '../src/build/site/start-preview.ts'
import { findChromium, launchArguments } from './chromium.ts'
import { buildFixture, FIXTURE_SITE } from './fixture-site.ts'

const root = process.cwd()
await buildFixture()
const dist = resolve(root, FIXTURE_SITE)

const addresses = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/${file.replace(/(?:index)?\.html$/, '')}`)
  // A machine's own page shows the simulator, which is the inspector's.
  .filter((address) => !address.startsWith('/machines/'))
  .toSorted()

const server = await startPreview(root, { outDir: dist })
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

console.log(budgetTable(weights))
const faults = overruns(weights)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
