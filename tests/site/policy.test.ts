import type { BrowserContext, ConsoleMessage, Page, WebError } from 'playwright'
import { describe, onTestFinished } from 'vitest'

import { inspector as words } from '#content/inspector'
import { pages } from '#content/pages'
import { projects } from '#content/projects'
import { showcase } from '#content/showcase'
import { ui } from '#content/ui'

import { expect } from './expect.ts'
import { call, field } from './palette-page.ts'
import { showAllProjects } from './projects-page.ts'
import { test, type Visit } from './site.ts'

const inspector = (page: Page) => page.getByRole('complementary', { name: words.panel })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const follow = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true }).click()

type Visitor = (path: string, wishes: object) => Promise<Visit>

/** A visitor who may copy, and all that is said in any of their windows, but no hints. */
const listen = async (visit: Visitor, path: string, wishes: object = {}) => {
  const heard: string[] = []
  const hear = (message: ConsoleMessage) => {
    if (!/^(?:info|verbose)$/.test(message.type())) heard.push(message.text())
  }
  const hearError = (error: WebError) => heard.push(error.error().message)
  const { page, said } = await visit(path, {
    ...wishes,
    prepare: async (context: BrowserContext) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      context.on('console', hear).on('weberror', hearError)
      // Another test may get its pages.
      onTestFinished(() => void context.off('console', hear).off('weberror', hearError))
    },
  })
  return { page, heard: () => [...said, ...heard] }
}

describe('nothing goes against the policy', () => {
  test('while the pages are read, pressed and left', async ({ visit }) => {
    const { page, heard } = await listen(visit, '/', { moves: true })
    for (const choice of [ui.theme.system, ui.theme.dark, ui.theme.light])
      await press(page, `${ui.theme.label}: ${choice}`)
    for (const project of projects.filter(({ id }) => showcase.includes(id)))
      await page.locator('.showcase-list').getByText(project.title, { exact: true }).hover()
    await press(page, ui.motion.stop)
    await press(page, ui.motion.go)
    const isCopied = page.getByRole('status').filter({ hasText: ui.copy.copied })
    await expect(async () => {
      await press(page, ui.copy.label)
      await expect(isCopied).toBeAttached({ timeout: 2000 })
    }).toPass()

    await follow(page, pages.about.navigation)
    await page.getByRole('region', { name: ui.skills.label }).hover()
    for (const question of await page.locator('h3 button[aria-expanded]').all())
      await question.click()
    await page.locator('h3 button[aria-expanded=true]').click()

    await follow(page, pages.projects.navigation)
    await showAllProjects(page)
    await press(page, ui.projects.hide)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.about.title)
    await page.setViewportSize({ width: 390, height: 800 })
    await press(page, ui.navigation.menu)
    await follow(page, pages.projects.navigation)
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    expect(heard()).toEqual([])
  })

  test('while every kind of command of the palette is carried out', async ({ visit }) => {
    const { page, heard } = await listen(visit, pages.projects.path)
    await call(page)
    const ids = await page.getByRole('option').evaluateAll((all) => all.map(({ id }) => id))
    // One project is like another.
    const kinds = ids.filter((id) => !/^palette-project-(?!1$)/.test(id))
    expect(kinds.length).toBeGreaterThan(15)
    for (const id of kinds) {
      // It may still be closing, or the page changing.
      await expect(async () => {
        if (await field(page).isHidden()) await page.keyboard.press('Control+k')
        await page.locator(`[id="${id}"]`).click({ timeout: 1000 })
      }).toPass()
    }
    await expect(inspector(page)).toBeVisible()
    expect(heard()).toEqual([])
  })

  test('while the inspector is opened, with each of its modes and views', async ({ visit }) => {
    const { page, heard } = await listen(visit, '/about?inspect=faq', { moves: true })
    const { chart, dock, modes, views } = words
    await page.locator('li.ins-event', { hasText: 'item.toggle' }).getByRole('button').click()
    for (const label of [chart.zoomIn, chart.zoomOut, chart.fit, chart.mermaid.long])
      await press(page, label)
    const drawing = page.waitForEvent('download')
    await press(page, chart.svg.long)
    await drawing
    for (const view of [views.log, views.snapshot, views.coverage, views.events]) {
      await page.getByRole('tab', { name: view, exact: true }).click()
      await expect(page.getByRole('tabpanel', { name: view })).not.toBeEmpty()
    }
    await page.setViewportSize({ width: 1600, height: 900 })
    await press(page, dock.right)
    await press(page, modes.recording)
    await expect(page.getByText(words.recording.none)).toBeVisible()
    await press(page, modes.page)
    await press(page, words.close)
    await expect(inspector(page)).toHaveCount(0)
    expect(heard()).toEqual([])
  })

  test('while a recording is taken away, opened and played', async ({ visit }) => {
    const { page, heard } = await listen(visit, '/about?inspect=theme')
    const { recording, views } = words
    await page.locator('li.ins-event', { hasText: 'theme.next' }).getByRole('button').click()
    await page.getByRole('tab', { name: views.log, exact: true }).click()
    const download = page.waitForEvent('download')
    await page.locator('.ins-log summary').click()
    await press(page, recording.save)
    const stream = await (await download).createReadStream()
    await press(page, words.modes.recording)
    await page.getByLabel(recording.open).setInputFiles({
      name: 'recording.json',
      mimeType: 'application/json',
      buffer: Buffer.concat(await stream.toArray()),
    })
    await press(page, words.time.step)
    await press(page, words.time.play)
    await expect(page.locator('.ins-status')).toBeVisible()
    expect(heard()).toEqual([])
  })

  test('while the page is shown to the Stately inspector', async ({ visit }) => {
    const { page, heard } = await listen(visit, '/about?inspect=stately&url=/projects')
    const stately = page.waitForEvent('popup')
    await press(page, words.stately.open)
    await (await stately).waitForLoadState('networkidle')
    expect(heard()).toEqual([])
  })

  test('while the site is kept for when there is no connection', async ({ visit }) => {
    const { page, heard } = await listen(visit, pages.about.path, { keepsSite: true })
    const state = () =>
      page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
    await expect.poll(state, { timeout: 20_000 }).toBe('activated')
    await page.reload({ waitUntil: 'networkidle' })
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    expect(heard()).toEqual([])
  })
})

test('what goes against the policy is heard', async ({ visit }) => {
  const { page, said } = await visit('/404')
  expect(said).toEqual([])
  const offences: [string, () => unknown][] = [
    ['style-src', () => document.body.setAttribute('style', 'color: red')],
    ['img-src', () => (new Image().src = 'https://example.com/x.png')],
    ['img-src', () => (new Image().src = 'data:image/png;base64,AA')],
    ['connect-src', () => fetch('https://example.com/')],
    ['require-trusted-types-for', () => (document.body.innerHTML = '<b>')],
    ['require-trusted-types-for', () => new Worker('/x.js')],
    ['trusted-types', () => Reflect.get(globalThis, 'trustedTypes').createPolicy('x', {})],
  ]
  for (const [directive, offend] of offences) {
    const before = said.length
    await page.evaluate(offend).catch(() => {})
    const heard = () => said.slice(before).join('\n')
    await expect.poll(heard).toMatch(new RegExp(`^error: policy: ${directive}`, 'm'))
  }
})
