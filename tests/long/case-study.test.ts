/** A project with a case study or highlights has a page, to which its card and its picture lead. */
import type { Page } from 'playwright'

import { pages } from '#content/pages'
import { projects } from '#content/projects'
import { ui } from '#content-model/schema/ui.ts'

import { follow, scrolled, pictureMovesWith } from '../site/controls.ts'
import { expect } from '../site/expect.ts'
import { ordersOf, watchWorker } from '../site/scene-worker.ts'
import { test } from '../site/site.ts'

const [withCaseStudy, , withHighlights] = projects as [
  (typeof projects)[number],
  ...typeof projects,
]
const CASE_STUDY = '/projects/tide-table'
const HIGHLIGHTS = `/projects/${withHighlights!.id}`

/** Files of a page of a project, among those requested. */
const wanted = (requests: string[]) =>
  requests.filter((url) => /\/assets\/(?:tide-table|case-studies)-[^/]+\.(?:js|css)$/.test(url))

const titleLink = (page: Page) => page.getByRole('article').locator(`h2 a[href="${CASE_STUDY}"]`)

test('hover loads a page; the picture of its card moves there while its scene plays on', async ({
  visit,
}) => {
  const { page, said, requests } = await visit(pages.projects.path, {
    moves: true,
    prepare: (fresh) => watchWorker(fresh),
  })
  const orders = async (type: string) =>
    (await ordersOf(page)).filter((order) => order.type === type).length
  await expect(page.locator('main h2 a')).toHaveCount(2)
  expect(wanted(requests)).toEqual([])
  await titleLink(page).hover()
  await expect.poll(() => orders('play')).toBe(1)
  await expect.poll(() => wanted(requests).length).toBeGreaterThan(0)
  await pictureMovesWith(page, 'picture-', () => titleLink(page).press('Enter'))
  await expect.poll(() => orders('play')).toBe(2)
  await expect(page).toHaveURL(CASE_STUDY)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // One above the copy of its last frame; after Back the pointer is over it again.
  await expect(page.locator('.state-card canvas')).toHaveCount(2)
  const back = await pictureMovesWith(page, 'picture-', () => page.goBack())
  await expect.poll(() => orders('play')).toBe(3)
  // It is as it was left: nothing enters again.
  expect(back.filter((name) => name.startsWith('enter'))).toEqual([])
  await expect(page.locator('[data-entrance="waiting"]')).toHaveCount(0)
  expect([await orders('mount'), await orders('release')]).toEqual([1, 0])
  expect(said).toEqual([])
})

test('the bar marks the list; a project’s page leads to the next one, and back to the list', async ({
  visit,
}) => {
  const { page, said } = await visit(CASE_STUDY)
  const section = page.getByRole('navigation', { name: ui.navigation.label })
  await expect(section.locator('[aria-current]')).toHaveText(pages.projects.navigation)
  await expect(section.locator('[aria-current]')).toHaveAttribute('aria-current', 'true')
  const outside = page.locator('.case-study-text').getByRole('link', { name: 'the ferry line' })
  await expect(outside).toHaveAttribute('rel', /noopener/)
  const next = page.locator('a[rel="next"]')
  await next.focus()
  const top = await scrolled(page)
  await next.press('Enter')
  await expect(page).toHaveURL(HIGHLIGHTS)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  // It is a document of its own: Back restores the scroll position, even before its scripts run.
  await page.route('**/*.js', () => {})
  expect((await page.reload({ waitUntil: 'commit' }))!.status()).toBe(200)
  await expect(page.getByRole('heading', { name: ui.projects.highlights })).toBeVisible()
  await expect(page.getByText(withHighlights!.highlights![0]!)).toBeVisible()
  await page.goBack({ waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(withCaseStudy.title)
  await page.unrouteAll()
  await page.reload()
  await expect.poll(() => scrolled(page)).toBe(top)
  await page.getByRole('link', { name: ui.projects.all }).press('Enter')
  await expect(page).toHaveURL(`/projects#project-${withCaseStudy.id}`)
  await expect(page.getByRole('heading', { name: withCaseStudy.title })).toBeFocused()
  expect(said).toEqual([])
})

test('a picture higher than the window has a frame of its own shape', async ({ visit }) => {
  const { page } = await visit(CASE_STUDY)
  await page.setViewportSize({ width: 1280, height: 300 })
  const shapes = await page
    .locator('.case-study-text figure .live-picture:visible')
    .first()
    .evaluate((frame) => {
      const drawing = frame.previousElementSibling as SVGSVGElement
      const { width, height } = drawing.viewBox.baseVal
      return [frame.clientWidth / frame.clientHeight, width / height]
    })
  expect(shapes[0]).toBeCloseTo(shapes[1]!, 1)
})

/** The text of the other project links to a heading of this one, whose id has a letter that addresses escape. */
const HEADING = `${CASE_STUDY}#the-hard-part-a-mar%C3%A9`

const topOf = (page: Page) =>
  page
    .locator('[id="the-hard-part-a-maré"]')
    .evaluate((heading) => Math.round(heading.getBoundingClientRect().top))

test('a link to a heading with an accent scrolls where a first load does', async ({ visit }) => {
  const { page: first } = await visit(HEADING, { height: 500 })
  await expect.poll(() => topOf(first)).toBeLessThan(150)
  const top = await topOf(first)

  const { page, said } = await visit(HIGHLIGHTS, { height: 500 })
  const link = page.locator('main').getByRole('link', { name: 'what the moon does' })
  const expectThere = async (act: string) => {
    await expect(page).toHaveURL(HEADING)
    await expect.poll(() => topOf(page), { message: act }).toBe(top)
  }
  const presses = { mouse: () => link.click(), Enter: () => link.press('Enter') }
  for (const [name, press] of Object.entries(presses)) {
    await press()
    await expectThere(name)
    await expect(page.locator('[id="the-hard-part-a-maré"]')).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(HIGHLIGHTS)
    await page.goForward()
    await expectThere(`forward, ${name}`)
    await page.goBack()
    await expect(link).toBeVisible()
  }
  expect(said).toEqual([])
})

test('an address with a broken escape throws nothing', async ({ visit }) => {
  for (const { path, title } of [pages.about, pages.projects]) {
    const { page, said } = await visit(`${path}#faq-%E0%A4%A`, { height: 500 })
    for (const hash of ['#100%', '#%', '#faq-%C3', '#project-%zz'])
      await page.evaluate((broken) => (location.hash = broken), hash)
    const other = path === pages.about.path ? pages.projects : pages.about
    await follow(page, other)
    await expect(page).toHaveTitle(new RegExp(other.title))
    await page.goBack()
    await expect(page).toHaveTitle(new RegExp(title))
    expect(said).toEqual([])
  }
})
