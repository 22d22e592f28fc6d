/** `npm run bench`: measures the built site. Prints figures, passes no judgement. */
import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { chromium, type Browser } from 'playwright'

import { startPreview } from '../../src/build/site/start-preview.ts'
import { findChromium, launchArguments } from '../chromium.ts'

export interface Bench {
  browser: Browser
  /** Address of the built site. */
  url: string
  /** Adds a row to the table. `limit` is what the project promised itself, if anything. */
  report: (what: string, value: number, unit: string, limit?: number) => void
}

const here = import.meta.dirname
const only = process.argv[2] ?? ''
const files = (await readdir(here)).filter(
  (file) => file.endsWith('.bench.ts') && file.includes(only),
)

const server = await startPreview(resolve(here, '../..'))
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [...launchArguments, '--js-flags=--expose-gc', '--enable-precise-memory-info'],
})
const report: Bench['report'] = (what, value, unit, limit) => {
  const promised = limit === undefined ? '' : `  (at most ${limit})`
  console.log(`${what.padEnd(52)} ${value.toFixed(1).padStart(8)} ${unit}${promised}`)
}
try {
  for (const file of files.toSorted()) {
    const { default: bench } = (await import(pathToFileURL(join(here, file)).href)) as {
      default: (bench: Bench) => Promise<void>
    }
    console.log(`\n${file}`)
    // One after another: two at once would measure each other.
    await bench({ browser, url: server.url, report })
  }
} finally {
  await browser.close()
  await server.close()
}
