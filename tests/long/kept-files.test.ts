/** What the service worker keeps for each visitor is what pages load, and nothing of the developer's tools. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

import { pages } from '#content/pages'
import { MACHINES } from '#devtools/machine-pages/machines-path.ts'

import { call, follow, theme } from '../site/controls.ts'
import { expect } from '../site/expect.ts'
import { inspectorOn, pageOf } from '../site/inspector-page.ts'
import { hydrated, readBuilt, test } from '../site/site.ts'

const kept = () => Array.from(readBuilt('sw.js').matchAll(/url:"([^"]+)"/g), ([, url = '']) => url)

/** The scripts, sheets, fonts and drawings among the addresses, each once. */
const filesIn = (addresses: string[]) => [
  ...new Set(
    addresses
      .map((address) => new URL(address).pathname)
      .filter((path) => /^\/assets\/.*\.(?:js|css|woff2|svg)$/.test(path)),
  ),
]

test('whatever pages, the palette and scenes load is kept; what the tools load is not', async ({
  visit,
}) => {
  const { page, requests } = await visit('/', { isFirst: true, moves: true })
  await follow(page, pages.projects)
  await expect(page).toHaveTitle(new RegExp(pages.projects.title))
  await page.getByRole('article').first().hover()
  await expect(page.locator('canvas').first()).toBeAttached()
  for (const path of ['/about', '/projects', '/projects/tide-table', '/404']) {
    await page.goto(path)
    await hydrated(page)
  }
  await theme(page).first().click()
  await call(page)
  const ofPages = filesIn(requests)
  expect(ofPages.length).toBeGreaterThan(20)
  expect(kept()).toEqual(expect.arrayContaining(ofPages))

  await page.goto('/?inspect')
  const { panel, tab } = inspectorOn(page)
  await expect(panel).toBeVisible()
  for (const name of ['log', 'snapshot', 'events']) await tab(name).click()
  await page.goto('/')
  await hydrated(page)
  await page.keyboard.down('x')
  await expect.poll(() => requests.some((url) => url.includes('/see-inside-'))).toBe(true)
  await page.keyboard.up('x')
  await page.goto(pageOf('carousel'))
  await expect(tab('log')).toBeVisible()
  const ofTools = filesIn(requests).filter((file) => !ofPages.includes(file))
  expect(ofTools.length).toBeGreaterThan(10)
  expect(kept().filter((file) => ofTools.includes(file))).toEqual([])
})

test('no part that the tools load on its own is kept, nor a page about machines', () => {
  const sources = ['src/devtools/inspector', 'src/devtools/chart'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  )
  const parts = sources.flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/import\('(?:\.|#devtools)[^']*\/([^'/]+)\.tsx?'\)/g),
      ([, name = '']) => name,
    ),
  )
  expect(parts).toEqual(expect.arrayContaining(['stately', 'as-mermaid', 'restore', 'leave-for']))
  const names = kept().map((file) => basename(file).replace(/-[\w-]{8}\.\w+$/, ''))
  expect(names.filter((name) => parts.includes(name))).toEqual([])
  expect(kept().filter((file) => file.startsWith(MACHINES))).toEqual([])
})
