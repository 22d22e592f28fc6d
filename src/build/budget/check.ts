/** `tsx src/build/budget/check.ts`: whether every page of the build in `dist` is light enough. */
import { existsSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { chromium } from 'playwright'

import { findChromium, launchArguments } from '../../../tests/chromium.ts'
import { startPreview } from '../site/start-preview.ts'
import type { Weights } from './budgets.ts'
import { measure } from './measure.ts'
import { overruns, table } from './report.ts'

const root = process.cwd()
const dist = resolve(root, 'dist')
if (!existsSync(dist)) throw new Error('There is no build to weigh; run `npm run build` first.')

const addresses = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/${file.replace(/(?:index)?\.html$/, '')}`)
  .toSorted()

const server = await startPreview(root)
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
