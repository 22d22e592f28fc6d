/** The pages about machines say everything without a script, fit a phone, and lead where they say. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import type { Locator } from 'playwright'

import { machines as words } from '#content/machines'
import { pages } from '#content/pages'
import { ui } from '#content/ui'
import { catalogue } from '#machines'

import { MACHINES } from '../../src/routing/machines-path.ts'
import { FIXTURE_SITE } from '../fixture-site.ts'
import { COLOURS, violations } from './axe.ts'
import { expect } from './expect.ts'
import { validate } from './html.ts'
import { inspectorOn, pageOf } from './inspector-page.ts'
import { test } from './site.ts'
import { stickingOut, unseenWords } from './visibility.ts'

const fileOf = (path: string) => readFile(join(FIXTURE_SITE, path), 'utf8')

/** Names that are broken elsewhere than where their parts end: between these is another node. */
const brokenNames = (codes: Locator) =>
  codes.evaluateAll((all) =>
    all
      .flatMap(({ childNodes }) => [...childNodes])
      .flatMap((node) => {
        const range = document.createRange()
        range.selectNodeContents(node)
        const isBroken = range.getClientRects().length > 1
        return isBroken && !/\s/.test(node.textContent ?? '') ? node.textContent : []
      }),
  )

test('without a script each page says all of its machine, and fits a phone', async ({ visit }) => {
  const { page, said } = await visit(MACHINES, { javaScript: false, width: 320 })
  const links = page.locator('main').getByRole('link')
  const listed = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(listed).toEqual(catalogue.map(({ id }) => pageOf(id)))
  expect((await fileOf('about.html')).split('<footer')[1]).toContain(`<a href="${MACHINES}"`)
  expect(await fileOf('sw.js')).not.toContain('/machines/')
  for (const { id, machine, events } of catalogue) {
    await page.goto(pageOf(id))
    await expect(page.locator('.machine-narrow svg')).toBeVisible()
    const part = (name: string) => page.locator(`[aria-labelledby=${name}]`)
    const namesIn = (name: string) => part(name).locator('th[scope^=row] > code').allTextContents()
    const { idMap } = machine as unknown as { idMap: Map<string, { path: string[] }> }
    const states = [...idMap.values()].map(({ path }) => path.join('.') || id)
    expect((await namesIn('states')).toSorted()).toEqual(states.toSorted())
    const types = new Set(events.map(({ type }) => type))
    expect(await namesIn('events')).toEqual([...types])
    await expect(part('source')).toContainText('createMachine')
    await expect(part('tests')).toContainText(`${id}.machine.test.ts`)
    expect(await stickingOut(page), id).toEqual([])
    const codes = page.locator('main table').locator(':not(pre) > code')
    expect(await brokenNames(codes), id).toEqual([])
  }
  expect(said).toEqual([])
})

test('a page says what leads where and when, and where its machine runs', async ({ visit }) => {
  expect(await validate(await fileOf('machines/carousel.html'), 'carousel.html')).toEqual([])
  const { page } = await visit(pageOf('carousel'), { scripts: 'fail' })
  await expect(page.getByRole('img', { name: `${words.chart.label} carousel` })).toBeVisible()
  const row = (...texts: string[]) =>
    texts.reduce((rows, hasText) => rows.filter({ hasText }), page.getByRole('row'))
  await expect(row('isAnotherSlide', 'stepTo')).toContainText('track.moving')
  await expect(row(`${words.table.after} interval`)).toContainText('rotation.due')
  await expect(row('slide.select', '{"type":"slide.select","index":2}')).toHaveCount(1)
  const elsewhere = '.machine-medium, .machine-narrow, details:not([open]) pre'
  const unseen = await unseenWords(page.locator('main'), `script, .script-only, ${elsewhere}`)
  expect(unseen).toEqual([])
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  await page.reload()
  expect(await violations(page, '[aria-labelledby=source]', COLOURS)).toEqual([])

  const places = page.getByTitle(words.inspect)
  await expect(places).toHaveText([ui.notFound.home, pages.about.navigation])
  const { page: about } = await visit((await places.last().getAttribute('href'))!)
  await expect(inspectorOn(about).status).toContainText('skills')
})
