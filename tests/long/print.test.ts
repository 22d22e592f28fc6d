/** A page on paper: all that can be read, closed or not yet seen, and nothing that can be pressed. */
import type { Locator } from 'playwright'

import { experience } from '#content/experience'
import { faq } from '#content/faq'
import { identity } from '#content/identity'
import { projects } from '#content/projects'
import { skills } from '#content/skills'

import { expect } from '../site/expect.ts'
import { test } from '../site/site.ts'

/** What a style sheet writes behind links. */
const behind = (links: Locator) =>
  links.evaluateAll((all) => all.map((each) => getComputedStyle(each, '::after').content))

test('every answer, job and project is printed, black on white', async ({ visit }) => {
  const { page, said } = await visit('/about', { moves: true, isFirst: true })
  // What is out of view is hidden from here on.
  for (const x of [640, 650]) await page.mouse.move(x, 300)
  await expect(page.locator('[data-entrance="waiting"]')).not.toHaveCount(0)
  await page.emulateMedia({ media: 'print' })
  const text = await page.locator('body').innerText()
  const written = [
    ...faq.flatMap(({ question, answer }) => [question, answer]),
    ...experience.map(({ aboutPosition = '' }) => aboutPosition),
  ]
  expect(written.filter((words) => !text.includes(words))).toEqual([])
  const entrances = page.locator('[data-entrance]')
  const opacities = () =>
    entrances.evaluateAll((all) => all.map((each) => getComputedStyle(each).opacity))
  await expect.poll(async () => new Set(await opacities())).toEqual(new Set(['1']))
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(page.locator('.jobs h3').first()).toHaveCSS('color', /0,? 0,? 0\)$/)
  // The bar is above the first sheet alone, however far one has scrolled.
  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect(page.locator('.bar')).not.toBeInViewport()

  await page.goto('/projects')
  for (const { title, link, repo } of projects) {
    const card = page.getByRole('article').filter({ hasText: title })
    await expect(card).toBeVisible()
    const addresses = [link, repo].filter((url) => url !== undefined)
    expect(await behind(card.locator('.addresses a'))).toEqual(addresses.map((url) => `"${url}"`))
  }
  expect(said).toEqual([])
})

test('the first page is printed without controls', async ({ visit }) => {
  const { page } = await visit('/', { moves: true, isFirst: true })
  await page.emulateMedia({ media: 'print' })
  for (const { name } of skills)
    // An address may be called like a skill.
    await expect(page.locator('.cards').getByText(name, { exact: true }).first()).toBeVisible()
  const controls = page.locator('button, canvas, .skip-link, a[href$=".vcf"], .carousel-viewport')
  await expect(controls.filter({ visible: true })).toHaveCount(0)
  const mail = page.locator(`a[href="mailto:${identity.email}"]:visible`)
  expect(await behind(mail)).toEqual([expect.stringContaining(identity.email)])
})
