import type { Locator, Page } from 'playwright'
import { describe } from 'vitest'

import { experience } from '#content/experience'
import { faq } from '#content/faq'
import { pages } from '#content/pages'
import { projects } from '#content/projects'
import { skills } from '#content/skills'
import { ui } from '#content/ui'

import { repoWord } from '../../src/components/project-card/repo-word.ts'
import { violations } from './axe.ts'
import { expect } from './expect.ts'
import { unseenWords } from './visibility.ts'
import { test } from './site.ts'

const main = (page: Page) => page.locator('main')

const seeAllWords = (page: Page) => expect.poll(() => unseenWords(main(page))).toEqual([])

/** The states that the cards' headers tell. */
const statesOf = (page: Page) =>
  main(page).locator('[data-card-state]').filter({ visible: true }).allInnerTexts()

const allVisible = (parts: Locator[]) =>
  Promise.all(parts.map((part) => expect(part).toBeVisible()))

describe.each([
  ['JavaScript is off', { javaScript: false }],
  ['the scripts do not load', { scripts: 'fail' }],
] as const)('while %s', (_when, wishes) => {
  test('every word of the page that is not found is in sight', async ({ visit }) => {
    const { page } = await visit('/404', { ...wishes, moves: true, waitUntil: 'load' })
    await seeAllWords(page)
  })

  test('all projects are shown, with their links', async ({ visit }) => {
    const { page } = await visit('/projects', { ...wishes, moves: true, waitUntil: 'load' })
    await seeAllWords(page)
    const cards = page.getByRole('article')
    await expect(cards.getByRole('heading')).toHaveText(projects.map(({ title }) => title))
    const parts = projects.flatMap(({ link, repo }, index) => {
      const card = cards.nth(index)
      return [
        card.getByRole('img'),
        ...(link ? [card.getByRole('link', { name: ui.projects.demo })] : []),
        ...(repo ? [card.getByRole('link', { name: repoWord(repo) })] : []),
      ]
    })
    await allVisible(parts)
  })

  test('all answers, jobs and skills are shown', async ({ visit }) => {
    const { page } = await visit('/about', { ...wishes, moves: true, waitUntil: 'load' })
    await seeAllWords(page)
    const texts = [
      ...faq.flatMap(({ question, answer }) => [question, answer]),
      ...experience.map(({ aboutPosition }) => aboutPosition),
    ]
    await allVisible(texts.map((text) => main(page).getByText(text)))
    const carousel = page.getByRole('region', { name: ui.skills.label })
    await expect(carousel.getByRole('group')).toHaveCount(skills.length)
    await allVisible(skills.map(({ name }) => carousel.getByText(name, { exact: true })))
  })

  test('no card is called closed, waiting or a part of what is shown', async ({ visit }) => {
    const wish = { ...wishes, moves: true, waitUntil: 'load' } as const
    const { page: about } = await visit('/about', wish)
    await seeAllWords(about)
    const states = (await statesOf(about)).join()
    expect(states).toContain(ui.experience.ongoing)
    expect(states).not.toContain(ui.faq.closed)
    expect(states).not.toContain(ui.carousel.of)
    const { page: home } = await visit('/', wish)
    await seeAllWords(home)
    expect(await statesOf(home)).not.toContain(ui.hero.portraitStates['waiting'])
  })

  test('so is every word of the first page; a phone shows the links of the menu, which scroll away', async ({
    visit,
  }) => {
    const { page } = await visit('/', { ...wishes, moves: true, waitUntil: 'load' })
    await seeAllWords(page)
    await page.setViewportSize({ width: 360, height: 800 })
    const navigation = page.getByRole('navigation')
    const names = [pages.about.navigation, pages.projects.navigation, ui.navigation.cv]
    const links = names.map((name) => navigation.getByRole('link', { name }))
    expect(await allVisible(links)).toHaveLength(3)
    await page.mouse.wheel(0, 1000)
    await expect(navigation).not.toBeInViewport()
  })
})

test.for([true, false])(
  'on a phone axe finds nothing before the scripts arrive, motion: %s',
  async (moves, { visit }) => {
    const wishes = { scripts: 'stall', width: 360, moves, waitUntil: 'commit' } as const
    for (const path of ['/', '/about']) {
      const { page } = await visit(path, wishes)
      await page.locator('footer').waitFor({ state: 'attached' })
      expect(await violations(page), path).toEqual([])
    }
  },
)

test('with less motion the skills are scrolled by keyboard before the scripts arrive', async ({
  visit,
}) => {
  const wishes = { scripts: 'stall', width: 360, waitUntil: 'commit' } as const
  const { page } = await visit('/about', wishes)
  const region = page.getByRole('region', { name: ui.skills.label })
  const viewport = region.locator(':focus')
  await region.waitFor()
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(viewport).toBeFocused({ timeout: 1 })
  }).toPass({ intervals: [0] })
  await page.keyboard.press('ArrowRight')
  // On a slow machine they may be in rows by then: all in sight.
  const isReached = () =>
    viewport.evaluate(
      ({ scrollLeft, scrollWidth, clientWidth }) => scrollLeft > 0 || scrollWidth === clientWidth,
    )
  await expect.poll(isReached).toBe(true)
})
