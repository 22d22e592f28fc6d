import type { Page } from 'playwright'

import { experience } from '#content/experience'
import { faq } from '#content/faq'
import { identity } from '#content/identity'
import { projects } from '#content/projects'
import { skills } from '#content/skills'
import { ui } from '#content/ui'

import { expect } from './expect.ts'
import { test } from './site.ts'

/** How many sheets a page takes whose visitor has just come. */
const countPages = async (page: Page) => {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
}

const firstVisit = { moves: true, isFirst: true }

/** The text of the page that is printed, what style sheets put behind links left out. */
const printed = (page: Page) => page.locator('body').innerText()

test('every answer and every job is printed, whatever is closed or not yet seen, black on white, on three sheets', async ({
  visit,
}) => {
  const { page } = await visit('/about', firstVisit)
  await page.emulateMedia({ media: 'print' })
  const text = await printed(page)
  for (const { question, answer } of faq) {
    expect(text).toContain(question)
    expect(text).toContain(answer)
  }
  for (const { aboutPosition } of experience) expect(text).toContain(aboutPosition)
  await expect(page.locator('[data-entrance]:not([data-entrance="entered"])').last()).toHaveCSS(
    'opacity',
    '1',
  )
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ media: 'print', colorScheme })
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(page.locator('.jobs h3').first()).toHaveCSS('color', /0,? 0,? 0\)$/)
  }
  expect(await countPages(page)).toBeLessThanOrEqual(3)
})

test('every project is printed, with its addresses, on one sheet', async ({ visit }) => {
  const { page } = await visit('/projects', firstVisit)
  await page.emulateMedia({ media: 'print' })
  for (const { title, link, repo } of projects) {
    const card = page.getByRole('article').filter({ hasText: title })
    await expect(card).toBeVisible()
    const behind = await card
      .getByRole('link')
      .evaluateAll((links) => links.map((each) => getComputedStyle(each, '::after').content))
    const addresses = [link, repo].filter((url) => url !== undefined)
    expect(behind).toEqual(addresses.map((url) => `"${url}"`))
  }
  expect(await countPages(page)).toBeLessThanOrEqual(1)
})

test('of the first page, what can be read is printed on two sheets, and what can only be pressed is not', async ({
  visit,
}) => {
  const { page } = await visit('/', firstVisit)
  const code = page.locator('footer svg')
  await expect(code).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  // A skill is its name, not its icon alone.
  const named = page.getByRole('listitem').filter({ has: page.locator('.label') })
  for (const { name } of skills)
    await expect(named.getByText(name, { exact: true })).toHaveCSS('opacity', '1')

  // The address card is a code on paper only, large enough to be read.
  await expect(code).toBeVisible()
  const { width = 0, height } = (await code.boundingBox()) ?? {}
  expect(width).toBe(height)
  // 25 mm, at 96 pixels to the inch.
  expect(width).toBeGreaterThan((25 / 25.4) * 96)
  await expect(page.locator('a[href$=".vcf"]:visible')).toHaveCount(0)

  await expect(page.locator('button:visible, canvas:visible')).toHaveCount(0)
  await expect(page.getByRole('region', { name: ui.showcase.label })).toBeHidden()
  const mail = page.locator(`a[href="mailto:${identity.email}"]:visible`)
  expect(await mail.evaluate((element) => getComputedStyle(element, '::after').content)).toContain(
    identity.email,
  )
  expect(await countPages(page)).toBeLessThanOrEqual(2)
})
