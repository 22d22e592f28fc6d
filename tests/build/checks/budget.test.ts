import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'

import { budgets, MOST_REQUESTS, type Weights } from '../../../src/build/checks/budget/budgets.ts'
import { measure } from '../../../src/build/checks/budget/measure.ts'
import { overruns } from '../../../src/build/checks/budget/report.ts'
import { startPreview } from '../../../src/build/site/start-preview.ts'
import { findChromium, launchArguments } from '../../chromium.ts'

const files = {
  _headers: '',
  'a.js': "import './b.js'; import('./c.js'); new Worker('/w.js')",
  'b.js': 'console.info("the entry needs this")',
  'c.js': 'console.info("this comes beside, once the page answers")',
  'w.js': 'console.info("and this in a worker")',
  'unused.js': 'console.info("this never")',
  'a.css': 'p { color: red }',
  'index.html': `<!doctype html><title>Page</title><script>'inline'</script>
    <script type="application/ld+json">{"data":true}</script>
    <link rel="stylesheet" href="/a.css"><link href="/b.js" rel="modulepreload">
    <script type="module" src="/a.js"></script><p>Page</p>`,
}
const weigh = (text: string) => brotliCompressSync(text).byteLength

test('a page is weighed by what its first view loads', async () => {
  const root = await mkdtemp(join(tmpdir(), 'budget-'))
  await mkdir(join(root, 'dist'))
  await Promise.all(
    Object.entries(files).map(([name, text]) => writeFile(join(root, 'dist', name), text)),
  )
  const server = await startPreview(root)
  const browser = await chromium.launch({ executablePath: findChromium(), args: launchArguments })
  onTestFinished(async () => {
    await Promise.all([browser.close(), server.close()])
    await rm(root, { recursive: true })
  })

  const loaded = ['index.html', 'a.js', 'b.js', 'c.js', 'w.js', 'a.css'] as const
  const early = weigh("'inline'") + weigh(files['a.js']) + weigh(files['b.js'])
  const all = loaded.map((file) => weigh(files[file])).reduce((sum, weight) => sum + weight)
  expect(await measure(browser, server.url)).toEqual({
    scriptsToAnswer: early,
    scripts: early + weigh(files['c.js']) + weigh(files['w.js']),
    canvas: 0,
    document: weigh(files['index.html']),
    styles: weigh(files['a.css']),
    fonts: 0,
    all,
    phone: all,
    requests: loaded.length,
  })
})

const most = Object.fromEntries(budgets.map(({ key, bytes }) => [key, bytes]))
const within = { ...most, requests: MOST_REQUESTS } as Weights

test('a page that keeps to every budget is not spoken of', () => {
  expect(overruns(new Map([['/', within]]))).toEqual([])
})

test('one request too many is told', () => {
  const pages = new Map([['/about', { ...within, requests: MOST_REQUESTS + 1 }]])
  expect(overruns(pages)).toEqual([expect.stringContaining(`of ${MOST_REQUESTS} at most`)])
})

test.each(budgets)('one byte too much of $key is told', ({ key, name }) => {
  const pages = new Map([['/about', { ...within, [key]: within[key] + 1 }]])
  expect(overruns(pages)).toEqual([expect.stringContaining(`/about: ${name} is`)])
})
