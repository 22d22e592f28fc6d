import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe } from 'vitest'

import { identity } from '#content/identity'
import { inspector } from '#content/inspector'
import { machines as words } from '#content/machines'
import { pages } from '#content/pages'
import { ui } from '#content/ui'
import { catalogue } from '#machines'
import { SHOWCASE_INTERVAL_MS } from '#machines/carousel.machine'

import { MACHINES } from '../../src/routing/machines-path.ts'
import { FIXTURE_SITE } from '../sites.ts'
import { COLOURS, violations } from './axe.ts'
import { brokenNames } from './broken-names.ts'
import { expect } from './expect.ts'
import { validate } from './html.ts'
import { chart, ids, pageOf, part } from './machine-page.ts'
import { actorStatus } from './inspector-page.ts'
import { test } from './site.ts'
import { stickingOut, unseenWords } from './visibility.ts'

const unscripted = { javaScript: false } as const

describe('the list of machines', () => {
  test('names each one, and leads to its page', async ({ visit }) => {
    const { page } = await visit(MACHINES, unscripted)
    await expect(page).toHaveTitle(`${words.title} – ${identity.name}`)
    const links = page.locator('main').getByRole('link')
    const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(found).toEqual(ids.map(pageOf))
    await links.filter({ hasText: 'carousel' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('carousel')
  })

  test('is reached from the footer of every page, and from nowhere else in it', async () => {
    for (const { path } of Object.values(pages)) {
      const html = await readFile(join(FIXTURE_SITE, `${path.slice(1) || 'index'}.html`), 'utf8')
      const [above, footer] = html.split('<footer')
      expect(footer, path).toContain(`<a href="${MACHINES}"`)
      expect(above, path).not.toContain(`href="${MACHINES}`)
    }
  })

  test('is in llms.txt, with each machine', async () => {
    const text = await readFile(join(FIXTURE_SITE, 'llms.txt'), 'utf8')
    for (const path of [MACHINES, ...ids.map(pageOf)]) expect(text).toContain(`${path.slice(1)})`)
  })
})

test.for(catalogue.map(({ id, machine }) => [id, machine] as const))(
  'the page of %s is valid, fits every width in whole names, and has all of the machine without a script',
  async ([id, machine], { visit }) => {
    const file = `machines/${id}.html`
    const html = await readFile(join(FIXTURE_SITE, file), 'utf8')
    expect(await validate(html, file)).toEqual([])
    const { page, said } = await visit(pageOf(id), unscripted)
    await expect(chart(page, id)).toBeVisible()
    const states = part(page, words.table.heading)
    const names = states.getByRole('rowheader').locator('> code')
    const { idMap } = machine as unknown as { idMap: Map<string, { path: string[] }> }
    expect((await names.allTextContents()).toSorted()).toEqual(
      [...idMap.values()].map(({ path }) => path.join('.') || id).toSorted(),
    )
    const events = part(page, words.events.heading).getByRole('rowheader').locator('> code')
    const samples = catalogue.find((entry) => entry.id === id)!.events
    expect(await events.allTextContents()).toEqual([...new Set(samples.map(({ type }) => type))])
    await expect(part(page, words.source)).toContainText('createMachine')
    await expect(part(page, words.tests)).toContainText(`${id}.machine.test.ts`)
    for (const width of [320, 768, 1024, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await stickingOut(page), `${width} px`).toEqual([])
      const codes = page.locator('main table').locator(':not(pre) > code')
      expect(await brokenNames(codes), `${width} px`).toEqual([])
    }
    expect(said).toEqual([])
  },
)

test('the page of the carousel says what leads where, on which condition and when, and where it runs', async ({
  visit,
}) => {
  const { page } = await visit(pageOf('carousel'), unscripted)
  const rows = part(page, words.table.heading).getByRole('row')
  await expect(
    rows.filter({ hasText: 'isAnotherSlide' }).filter({ hasText: 'stepTo' }),
  ).toContainText('track.moving')
  await expect(rows.filter({ hasText: `${words.table.after} interval` })).toContainText(
    'rotation.due',
  )
  await expect(part(page, words.guards.heading)).toContainText('index !== slideOnShow(context)')
  await expect(part(page, words.delays.heading)).toContainText(`${SHOWCASE_INTERVAL_MS / 1000} s`)
  await expect(part(page, words.events.heading)).toContainText('{"type":"slide.select","index":2}')
  expect(
    await unseenWords(
      page.locator('main'),
      'script, .script-only, .machine-medium, .machine-narrow, details:not([open]) pre',
    ),
  ).toEqual([])

  const links = page.getByTitle(words.inspect)
  await expect(links).toHaveText([ui.notFound.home, pages.about.navigation])
  const { page: about } = await visit((await links.last().getAttribute('href'))!)
  await expect(actorStatus(about)).toContainText('skills')
})

describe('on a phone', () => {
  const phone = { width: 360, height: 740 } as const

  test.for(['carousel', 'pager'])('the page of %s begins with its chart', async (id, { visit }) => {
    const { page } = await visit(pageOf(id), phone)
    const chartIn = page.locator('.ins-chart')
    const top = () => chartIn.evaluate((element) => element.getBoundingClientRect().top)
    await expect.poll(top).toBeLessThan(phone.height - 200)
    const { page: unscriptedPage } = await visit(pageOf(id), { ...phone, ...unscripted })
    const box = await chart(unscriptedPage, id).boundingBox()
    expect(box!.y).toBeLessThan(phone.height - 200)
    // All that leads away comes after it.
    const links = page.locator('main article').getByRole('link')
    expect(await links.first().getAttribute('href')).toBe(MACHINES)
    const next = await links.nth(1).boundingBox()
    expect(next!.y).toBeGreaterThan((await page.locator('.machine-simulator').boundingBox())!.y)
  })

  test('no word of a sample or of a guard is broken, and names are equally far from what they name', async ({
    visit,
  }) => {
    for (const id of ['inspector', 'accordion', 'chart-view']) {
      const { page } = await visit(pageOf(id), { ...phone, ...unscripted })
      const events = part(page, words.events.heading)
      expect(await brokenNames(events.locator('td code')), id).toEqual([])
      expect(await brokenNames(part(page, words.guards.heading).locator('pre code'))).toEqual([])
      const gaps = await events.locator('tbody tr').evaluateAll((rows) =>
        rows.map((row) => {
          const [head, ...cells] = [...row.children].filter(({ clientHeight }) => clientHeight > 0)
          return Math.round(
            cells[0]!.getBoundingClientRect().top - head!.getBoundingClientRect().bottom,
          )
        }),
      )
      expect(new Set(gaps), id).toEqual(new Set([0]))
      const rules = await events
        .locator('tbody tr + tr')
        .evaluateAll((rows) =>
          rows.map((row) =>
            [row, ...row.children]
              .map((element) => parseFloat(getComputedStyle(element).borderTopWidth))
              .reduce((all, width) => all + width),
          ),
        )
      expect(new Set(rules), id).toEqual(new Set([1]))
    }
  })
})

describe('the tables', () => {
  test('have no empty column', async ({ visit }) => {
    for (const { id } of catalogue) {
      const { page } = await visit(pageOf(id), unscripted)
      const empty = await page.locator('main table').evaluateAll((tables) =>
        tables.flatMap((table) =>
          [...table.querySelectorAll('thead th')].slice(1).flatMap(({ textContent }) => {
            const cells = [...table.querySelectorAll('td[data-column]')].filter(
              (cell) => cell.getAttribute('data-column') === textContent,
            )
            return cells.some((cell) => cell.textContent) ? [] : textContent
          }),
        ),
      )
      expect(empty, id).toEqual([])
    }
  })

  test('write code as code, on the line of its name', async ({ visit }) => {
    const { page } = await visit(pageOf('chart-view'), unscripted)
    const about = part(page, words.events.heading).getByRole('rowheader', { name: 'chart.zoom' })
    await expect(about.locator('p code')).toHaveText('at')
    const offsets = await part(page, words.guards.heading)
      .locator('tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) => {
          const [name, code] = [...row.querySelectorAll('th > code, pre > code')].map(
            (element) => element.getClientRects()[0]!.bottom,
          )
          return Math.abs(name! - code!)
        }),
      )
    expect(Math.max(...offsets)).toBeLessThan(0.5)
  })
})

describe('axe finds no fault', () => {
  /** The largest page; a page of a machine has no class of its own. */
  const largest = pageOf('inspector')

  test.for([MACHINES, pageOf('carousel'), largest])('at %s', async (path, { visit }) => {
    const { page } = await visit(path, { scripts: 'fail' })
    expect(await violations(page)).toEqual([])
  })

  test.for([MACHINES, pageOf('carousel')])(
    'in the colours of the light theme at %s',
    async (path, { visit }) => {
      const { page } = await visit(path, { colorScheme: 'light', scripts: 'fail' })
      expect(await violations(page, 'html', COLOURS)).toEqual([])
    },
  )
})

test('has no id twice, with the log of its simulator and that of the panel', async ({ visit }) => {
  const { page } = await visit(`${pageOf('copy')}?inspect=menu`)
  await expect(actorStatus(page)).toHaveCount(2)
  const expectEachOnce = async () => {
    const all = await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id))
    expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([])
  }
  await expectEachOnce()
  const logs = page.getByRole('tab', { name: inspector.views.log })
  await expect(logs).toHaveCount(2)
  for (const log of await logs.all()) await log.click()
  await expect(page.getByRole('listbox').filter({ has: page.locator('.ins-entry') })).toHaveCount(2)
  await expectEachOnce()
})

test('an unknown machine is an unknown address', async ({ visit }) => {
  const { page, status, said } = await visit(pageOf('perpetuum-mobile'))
  expect(status).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ui.notFound.heading)
  expect(said).toEqual([])
})

test('the offline copy of the site leaves these pages out', async () => {
  const worker = await readFile(join(FIXTURE_SITE, 'sw.js'), 'utf8')
  expect(worker).toContain('/about')
  expect(worker).not.toContain('machines')
})
