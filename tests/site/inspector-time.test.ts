/** Time goes back in the log, the page is restored, and what happened becomes a test. */
import { inspector as words } from '#content/inspector'
import { pages } from '#content/pages'

import { follow } from './controls.ts'
import { expect } from './expect.ts'
import { copiedBy, inspectorOn } from './inspector-page.ts'
import { test } from './site.ts'

const { coverage, log, recording, time, views } = words

test('time goes back without the page, and takes it along when asked', async ({ visit }) => {
  const { page } = await visit('/about?inspect=faq')
  const { panel, status, slider, sender, tab, entries, button } = inspectorOn(page)
  const answer = page.getByRole('button', { expanded: true })
  await sender('item.toggle').click()
  await expect(status).toContainText('faq is open')
  await expect(slider).toHaveAttribute('aria-valuetext', time.live)
  await slider.press('Home')
  await expect(slider).toHaveAttribute('aria-valuetext', new RegExp(`^1 ${time.of} \\d\\d`))
  await expect(status).toContainText(' was ')
  await expect(answer).toHaveCount(1)
  await expect(sender('item.toggle')).toBeDisabled()
  await slider.press('End')
  await expect(slider).toHaveAttribute('aria-valuetext', time.live)
  await expect(status).toContainText('faq is open')

  await tab(views.log).click()
  await button(time.stepBack).click()
  await expect(status).toContainText('faq was open')
  await button(time.mark).click()
  await entries(/faq came/).click()
  await expect(status).toContainText('faq was closed')
  await tab(views.snapshot).click()
  await expect(page.locator('.ins-changes')).toContainText('open → closed')
  await button(time.play).click()
  await expect(slider).toHaveAttribute('aria-valuetext', time.live)
  await tab(views.log).click()
  await entries(/faq item\.toggle/).click()
  await expect(status).toContainText('faq was open')
  await page.getByRole('listbox').press('ArrowUp')
  await expect(status).toContainText('faq was closed')
  await expect(page.locator('.ins-entry[aria-selected=true]')).toBeInViewport()
  await button(time.restore).click()
  await expect(answer).toHaveCount(0)
  await expect(status).toContainText('faq is closed')
  await expect(panel).toContainText(time.restored)
  // The fresh actors are as alive as the first.
  await page.getByRole('heading', { level: 3 }).getByRole('button').first().click()
  await expect(answer).toHaveCount(1)
})

test('a moment on another page is found in the log, and restored', async ({ visit }) => {
  const { page } = await visit('/projects?inspect=pager')
  const { panel, theme, sender, tab, entries, filter, button, logTools } = inspectorOn(page)
  await sender('page.more').click()
  await expect(page.getByRole('article')).toHaveCount(6)
  await theme.click()
  await tab(views.log).click()
  await follow(page, pages.about)
  // A page that has come takes the focus: it would be taken from the field that is written in.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await filter.fill('nothing like it')
  await expect(panel).toContainText(log.nothing)
  await button(log.all).click()
  await filter.fill('route /')
  await expect(entries(/./)).toHaveText([/\/projectsroute/, /\/aboutroute/])
  await filter.fill('page.more')
  await entries(/pager page\.more/).click()
  await button(time.restore).click()
  await expect(page).toHaveURL('/projects')
  await expect(page.getByRole('article')).toHaveCount(6)
  // The theme was chosen later.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
  await filter.fill('')
  await logTools.click()
  await button(log.clear).click()
  await expect(entries(/./)).toHaveCount(0)
})

test('an event is told by what it changed, and by what none has taken', async ({ visit }) => {
  const { page } = await visit('/machines?inspect=theme')
  const { panel, theme, tab, actor } = inspectorOn(page)
  await theme.click()
  await tab(views.snapshot).click()
  await expect(page.locator('.ins-snapshot pre')).toHaveText(['"dark"', /"choice": "dark"/])
  const changes = page.locator('.ins-changes li')
  await expect(changes).toContainText(['system.dark → dark'])
  await theme.click()
  await expect(changes).toContainText(['dark → light'])

  await tab(views.coverage).click()
  const missed = page.locator('.ins-missed').getByRole('listitem')
  await expect(missed.filter({ hasText: /^light theme\.next/ })).toHaveCount(1)
  await theme.click()
  await expect(missed.filter({ hasText: 'theme.next' })).toHaveCount(0)
  await actor('menu').click()
  const escape = missed.filter({ hasText: 'open escape.pressed' })
  const written = await copiedBy(escape.getByRole('button', { name: coverage.way }))
  expect(written).toContain('actor.send({"type":"escape.pressed"})')
  await expect(panel).toContainText(recording.copied)
})
