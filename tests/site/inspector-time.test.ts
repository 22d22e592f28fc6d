import { describe } from 'vitest'

import { inspector as words } from '#content/inspector'
import { pages } from '#content/pages'

import { expect } from './expect.ts'
import { actorStatus, button, openLogTools, panel, pressTheme, tab } from './inspector-page.ts'
import { test } from './site.ts'

describe('time', () => {
  test('goes back without touching the page, and takes the page along when asked', async ({
    visit,
  }) => {
    const { page } = await visit('/about?inspect=faq')
    const answer = page.getByRole('button', { expanded: true })
    const send = page.locator('li.ins-event', { hasText: 'item.toggle' }).getByRole('button')
    await send.click()
    await expect(answer).toHaveCount(1)
    await expect(actorStatus(page)).toContainText('faq is open')
    const slider = page.getByRole('slider', { name: words.time.label })
    await slider.focus()
    await page.keyboard.press('Home')
    await expect(actorStatus(page)).toContainText('was')
    await expect(answer).toHaveCount(1)
    await tab(page, words.views.events).click()
    await expect(send).toBeDisabled()
    await slider.focus()
    await page.keyboard.press('End')
    await expect(actorStatus(page)).toContainText('faq is open')
    await expect(slider).toHaveAttribute('aria-valuetext', words.time.live)

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

  test('restores what was on another page, which the log has, with what led from there, until it is cleared', async ({
    visit,
  }) => {
    const { page } = await visit('/projects?inspect=pager')
    await page.locator('li.ins-event', { hasText: 'page.more' }).getByRole('button').click()
    await expect(page.getByRole('article')).toHaveCount(6)
    await pressTheme(page, 1)
    await tab(page, words.views.log).click()
    await page
      .getByRole('navigation')
      .getByRole('link', { name: pages.about.navigation })
      .first()
      .click()
    await expect(page).toHaveURL('/about')
    // A page that has come takes the focus: it would be taken from the field that is written in.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const options = page.getByRole('listbox', { name: words.log.label }).getByRole('option')
    const filter = page.getByLabel(words.log.filter).first()
    await filter.fill('theme.next')
    await expect(options).toHaveCount(1)
    await filter.fill('route /')
    await expect(options).toHaveText([/\/projectsroute/, /\/aboutroute/])

    // Only the rows in sight are there.
    await filter.fill('page.more')
    await page.getByRole('option', { name: /pager page\.more/ }).click()
    await button(page, words.time.restore).click()
    await expect(page).toHaveURL('/projects')
    await expect(page.getByRole('article')).toHaveCount(6)

    await filter.fill('')
    await expect(options).not.toHaveCount(0)
    await openLogTools(page)
    await button(page, words.log.clear).click()
    await expect(options).toHaveCount(0)
  })
})

describe('the theme', () => {
  test('that was restored is kept by the next visit, too', async ({ visit }) => {
    const { page } = await visit('/machines?inspect=theme')
    const theme = () => page.locator('html').getAttribute('data-theme')
    await tab(page, words.views.log).click()
    await page.getByLabel(words.log.filter).fill('theme')
    await page.locator('.ins-entry').first().waitFor()
    await pressTheme(page, 2)
    await expect.poll(theme).toBe('light')
    await page.locator('.ins-entry').first().click()
    await button(page, words.time.restore).click()
    await expect.poll(theme).toBe('dark')
    await expect(panel(page)).toContainText(words.time.restored)
    await page.goto('/machines')
    await expect(page.locator('html')).toHaveAttribute('data-script', /./)
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
    expect(await theme()).toBe('dark')
  })
})
