import { describe } from 'vitest'

import { inspector as words } from '#content/inspector'
import { pages } from '#content/pages'
import { ui } from '#content/ui'

import { expect } from './expect.ts'
import { button, panel, actorStatus, tab } from './inspector-page.ts'
import { test } from './site.ts'

describe('time', () => {
  test('goes back without touching the page, and takes the page along when asked', async ({
    visit,
  }) => {
    const { page } = await visit('/about?inspect=faq')
    const answer = page.getByRole('button', { expanded: true })
    await page.locator('li.ins-event', { hasText: 'item.toggle' }).getByRole('button').click()
    await expect(answer).toHaveCount(1)
    await tab(page, words.views.log).click()
    const toggled = page.getByRole('option', { name: /faq item\.toggle/ })
    await expect(toggled).toBeVisible()
    await toggled.click()
    await page.keyboard.press('Tab')
    await page.getByRole('listbox').focus()
    await page.keyboard.press('ArrowUp')
    await expect(actorStatus(page)).toContainText('faq was closed')
    await expect(answer).toHaveCount(1)
    await button(page, words.time.restore).click()
    await expect(answer).toHaveCount(0)
    await expect(actorStatus(page)).toContainText('faq is closed')
    await expect(panel(page)).toContainText(words.time.restored)

    // The fresh actors are as alive as the first.
    await page.getByRole('heading', { level: 3 }).getByRole('button').first().click()
    await expect(answer).toHaveCount(1)
  })

  test('restores what was on another page', async ({ visit }) => {
    const { page } = await visit('/projects?inspect=pager')
    await page.locator('li.ins-event', { hasText: 'page.more' }).getByRole('button').click()
    await expect(page.getByRole('article')).toHaveCount(6)
    await tab(page, words.views.log).click()
    await page
      .getByRole('navigation')
      .getByRole('link', { name: pages.about.navigation })
      .first()
      .click()
    await expect(page).toHaveURL('/about')
    // Only the rows in sight are there.
    await page.getByLabel(words.log.filter).fill('page.more')
    await page.getByRole('option', { name: /pager page\.more/ }).click()
    await button(page, words.time.restore).click()
    await expect(page).toHaveURL('/projects')
    await expect(page.getByRole('article')).toHaveCount(6)
  })
})

describe('the theme', () => {
  test('that was restored is kept by the next visit, too', async ({ visit }) => {
    const { page } = await visit('/about?inspect=theme')
    const theme = () => page.locator('html').getAttribute('data-theme')
    await tab(page, words.views.log).click()
    await page.getByLabel(words.log.filter).fill('theme')
    await page.locator('.ins-entry').first().waitFor()
    const toggle = page.getByRole('button', { name: new RegExp(ui.theme.label) }).first()
    await toggle.click()
    await toggle.click()
    await expect.poll(theme).toBe('light')
    await page.locator('.ins-entry').first().click()
    await button(page, words.time.restore).click()
    await expect.poll(theme).toBe('dark')
    await expect(panel(page)).toContainText(words.time.restored)
    await page.goto('/about')
    await expect(page.locator('html')).toHaveAttribute('data-script', /./)
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
    expect(await theme()).toBe('dark')
  })
})
