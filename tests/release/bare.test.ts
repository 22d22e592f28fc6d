/** A content of nothing but its owner makes a site without empty parts; what is switched off is not shipped. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll } from 'vitest'

import { call, options } from '../site/controls.ts'
import { expect } from '../site/expect.ts'
import { test } from '../site/site.ts'
import { content } from '../build/contents.ts'
import { buildSite } from './build-site.ts'

const LISTS = [
  ...['projects', 'showcase', 'skills', 'experience', 'education', 'certificates', 'languages'],
  'faq',
]

let site: Awaited<ReturnType<typeof buildSite>>

beforeAll(async () => {
  const identity = { ...content.identity, links: [] }
  const empty = Object.fromEntries(LISTS.map((name) => [name, []]))
  const off = { ...content.site, offline: false, inspector: false, canvas: false, heroLines: false }
  site = await buildSite({ content: { ...empty, identity, site: off } })
}, 600_000)
afterAll(() => site.stop())

test.for(['', 'about'])(
  'its page /%s has no empty part, and no link to a missing page',
  async (path, { visit }) => {
    const { page, said } = await visit(site.url + path)
    const { pages, ui } = content
    await expect(page.locator(`a[href="${pages.projects.path}"]`)).toHaveCount(0)
    await expect(page.getByText(ui.hero.work)).toHaveCount(0)
    for (const element of await page.locator('main :is(h1, h2, h3, ul, ol, section)').all())
      expect(await element.textContent()).not.toBe('')
    for (const name of [ui.about.faq, ui.about.experience])
      await expect(page.getByRole('heading', { name })).toHaveCount(0)
    await call(page)
    await expect(options(page).first()).toBeVisible()
    // No command leads to what is not there.
    const commands = (await options(page).allTextContents()).join()
    expect(commands).not.toContain(pages.projects.path)
    expect(commands).not.toContain(ui.about.skills)
    expect(said).toEqual([])
    expect((await fetch(`${site.url}projects`)).status).toBe(404)
  },
)

test('nothing of the inspector, the canvas, the hero’s lines and the offline mode is shipped', () => {
  const read = (file: string) => readFileSync(join(site.dist, file), 'utf8')
  const files = readdirSync(site.dist)
  const pages = files.filter((file) => file.endsWith('.html')).map(read)
  expect(files).not.toContain('machines.html')
  expect(pages.join('')).not.toMatch(/href="\?inspect|\/machines/)
  expect(pages.join('')).not.toMatch(/data-station|see-inside/)
  expect(read('llms.txt')).not.toContain('machines')
  const scripts = readdirSync(join(site.dist, 'assets')).filter((name) => name.endsWith('.js'))
  expect(scripts.join()).not.toMatch(/inspector|simulator|recording|log-row|scene|worker|chart/)
  const code = scripts.map((name) => read(`assets/${name}`)).join('')
  expect(code).not.toMatch(/\?inspect|@statelyai|id: ?["'`](?:inspect|machines|see inside)["'`]/)
  expect(code).not.toMatch(/new Worker|OffscreenCanvas|serviceWorker/)
  // The worker that is there takes an older one away.
  expect(read('sw.js')).toContain('unregister')
  expect(read('sw.js')).not.toContain('precache')
})
