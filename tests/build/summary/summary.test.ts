import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { mostOf } from '../../../src/build/checks/budget/budgets.ts'
import type { Finding } from '../../../src/build/content/finding.ts'
import { inKB } from '../../../src/build/lib/weight.ts'
import { type Built, summaryOf } from '../../../src/build/summary/summary.ts'
import { weighPages } from '../../../src/build/summary/weigh.ts'
import { temporaryFolder } from '../contexts.ts'

const page = (path: string, weights: object = {}) => ({
  path,
  html: 6000,
  scripts: 60_200,
  styles: 9000,
  fonts: 20_800,
  pictures: 12_400,
  ...weights,
})

const finding = (message: string): Finding => ({
  file: 'src/content/projects.ts',
  entry: 'Shop',
  field: 'image',
  message,
  path: ['projects', 1, 'image'],
  value: 'shop.png',
  line: 16,
})

const complete: Built = {
  pages: [page('/'), page('/about'), page('/404', { pictures: 0 })],
  findings: { placeholders: [], leftovers: [], remarks: [] },
  address: 'https://you.test/',
  folder: 'dist',
}

test('a build without faults is a table and two lines', () => {
  expect(summaryOf(complete)).toBe(`\
First view, kB (Brotli)     page  scripts      CSS     font  pictures
/                            6.0     60.2      9.0     20.8      12.4
/about                       6.0     60.2      9.0     20.8      12.4
/404                         6.0     60.2      9.0     20.8       0.0
at most                              ${inKB(mostOf('scriptsToAnswer'))}     ${inKB(mostOf('styles'))}

2 pages for https://you.test/, in dist
Look at it: npm run preview`)
})

test('what is to be done is a line each', () => {
  const said = summaryOf({
    ...complete,
    address: '',
    pages: [
      page('/', { pictures: 210_400 }),
      page('/about', { html: 41_000, scripts: mostOf('scriptsToAnswer') + 1 }),
    ],
    findings: {
      placeholders: [finding('is a placeholder')],
      leftovers: [finding('is the sample’s'), finding('is the sample’s')],
      remarks: [finding('has 640 × 400 pixels')],
    },
  })
  expect(said.split('\n').slice(5)).toEqual([
    'Warnings',
    '  src/content/projects.ts:16 Shop · image shop.png has 640 × 400 pixels',
    '  /about loads more scripts than it may: npm run check:budget',
    '  /about has 41.0 kB of words: shorten its entries, or leave out old ones',
    '  / begins with 210.4 kB of pictures: take a portrait with a calmer background',
    '  1 placeholder and 2 lines of the sample still to write: npm run check:content -- --strict lists them',
    '  site.ts has no address yet: link previews come without a picture',
    '',
    '2 pages, in dist',
    'Look at it: npm run preview',
  ])
})

const HTML = `<html><head><script>0</script>
<script type="module" src="/me/assets/main.js"></script><link rel="modulepreload" href="/me/assets/part.js">
<link rel="stylesheet" href="/me/assets/all.css"><link rel="preload" as="font" href="/me/assets/head.woff2"></head>
<body><picture><source type="image/avif" srcset="/me/assets/a-1.avif 1w, /me/assets/a-2.avif 2w"><img loading="eager" src="x"></picture>
<picture><source type="image/avif" srcset="/me/assets/b-1.avif 1w"><img loading="lazy" src="x"></picture>
<a href="https://elsewhere.test/">x</a></body></html>`

test('a page weighs what it asks for at once, and lies there once', async () => {
  const dist = await temporaryFolder()
  await Promise.all(['assets', 'about'].map((folder) => mkdir(join(dist, folder))))
  const files = {
    'index.html': HTML,
    '404.html': '<p>0</p>',
    'about.html': HTML,
    'about/index.html': HTML,
    'assets/main.js': 'a',
    'assets/part.js': 'b',
    'assets/all.css': 'c',
    'assets/head.woff2': 'x'.repeat(70),
    'assets/a-1.avif': 'x',
    'assets/b-1.avif': 'x',
    'assets/a-2.avif': 'x'.repeat(90),
  }
  await Promise.all(Object.entries(files).map(([file, text]) => writeFile(join(dist, file), text)))
  const pages = await weighPages(dist, '/me/')
  expect(pages.map(({ path }) => path)).toEqual(['/', '/about', '/404'])
  const short = 5 // bytes that Brotli makes of one
  expect(pages[1]).toMatchObject({ scripts: 3 * short, styles: short, fonts: 70, pictures: 90 })
  expect(pages[2]).toMatchObject({ scripts: 0, styles: 0, fonts: 0, pictures: 0 })
})
