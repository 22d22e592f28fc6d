/** From any page the visitor is taken back to a moment of any other, as by a link to it. */
import type { Page } from 'playwright'

import { identity } from '#content/identity'
import { faq } from '#content/faq'
import { pages } from '#content/pages'
import { projects } from '#content/projects'

import { follow, scrolled } from '../site/controls.ts'
import { expect } from '../site/expect.ts'
import { inspectorOn } from '../site/inspector-page.ts'
import { test } from '../site/site.ts'

const story = projects.find(({ slug }) => slug === 'tide-table')!

/** A page, what is in its title, and how one comes there from any other. */
const places = [
  {
    path: '/',
    title: pages.home.title,
    enter: (page: Page) => page.getByRole('link', { name: identity.name }).first().press('Enter'),
  },
  {
    path: '/about',
    title: pages.about.title,
    enter: (page: Page) => follow(page, pages.about),
  },
  {
    path: '/projects',
    title: pages.projects.title,
    enter: (page: Page) => follow(page, pages.projects),
  },
  {
    path: `/projects/${story.slug}`,
    title: story.title,
    enter: async (page: Page) => {
      if (new URL(page.url()).pathname !== pages.projects.path) await follow(page, pages.projects)
      await page.locator(`main a[href="/projects/${story.slug}"]`).first().press('Enter')
    },
  },
]

const pairs = places.flatMap((from) =>
  places.filter((to) => to !== from).map((to) => ({ from, to })),
)

test.for(pairs)(
  'on $from.path a moment of $to.path is restored, with Back and Forward',
  async ({ from, to }, { visit }) => {
    const { page, said } = await visit(`${to.path}?inspect`)
    const { tab, entries, button, report } = inspectorOn(page)
    const heading = page.getByRole('heading', { level: 1 })
    const shows = async ({ path, title }: typeof to) => {
      await expect(page).toHaveURL((url) => url.pathname === path)
      await expect(page).toHaveTitle(new RegExp(title))
    }
    await tab('log').click()
    const was = await heading.textContent()
    await from.enter(page)
    await shows(from)
    await page.evaluate(() => scrollTo(0, 300))
    await entries(/navigation link\.followed/)
      .first()
      .click()
    await button('Restore').click()
    await expect(report).toHaveText(/^Restored: \d+\.$/)
    await shows(to)
    await expect(heading).toHaveText(was!)
    await expect(heading).toBeFocused()
    expect(await scrolled(page)).toBe(0)
    await page.goBack()
    await shows(from)
    await page.goForward()
    await shows(to)
    await expect(heading).toHaveText(was!)
    expect(said).toEqual([])
  },
)

const hash = (index: number) => new RegExp(`#faq-${faq[index]!.id}$`)

test('its actors are as they were then, and its address', async ({ visit }) => {
  const { page } = await visit('/about?inspect=faq')
  const { tab, entries, button, report, status } = inspectorOn(page)
  const answer = page.getByRole('button', { expanded: true })
  await tab('log').click()
  for (const index of [0, 1]) {
    await page.getByRole('heading', { level: 3 }).getByRole('button').nth(index).click()
    await expect(page).toHaveURL(hash(index))
  }
  await follow(page, pages.projects)
  await expect(page).toHaveURL('/projects')
  await entries(/faq item\.toggle/)
    .first()
    .click()
  await button('Restore').click()
  await expect(report).toHaveText(/^Restored: \d+\.$/)
  await expect(page).toHaveURL(hash(0))
  await expect(answer).toHaveText(new RegExp(faq[0]!.question.slice(0, 10)))
  // And within the page.
  await entries(/faq item\.toggle/)
    .nth(1)
    .click()
  await button('Restore').click()
  await expect(page).toHaveURL(hash(1))
  await expect(status).toContainText('faq is open')
  await expect(answer).toHaveText(new RegExp(faq[1]!.question.slice(0, 10)))
})
