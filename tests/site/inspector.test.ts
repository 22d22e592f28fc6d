/** The inspector is loaded when it is opened, follows the page's actors, and leaves nothing behind. */
import { pages } from '#content/pages'
import { ui } from '#content-model/schema/ui.ts'

import { follow } from './controls.ts'
import { expect } from './expect.ts'
import { inspectorOn } from './inspector-page.ts'
import { test } from './site.ts'

test('a link loads it; it lists the actors of the page and shows one', async ({ visit }) => {
  const { page, said } = await visit('/about')
  const { panel, status, actor, tab, entries } = inspectorOn(page)
  await page.getByRole('link', { name: ui.footer.inspect }).press('Enter')
  await expect(panel).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await page.locator('[href="?inspect=faq"]').click()
  await expect(page).toHaveURL('/about')
  await expect(status).toContainText('faq is closed')

  const current = page.locator('.ins-actor[aria-selected=true]')
  await expect(current).toHaveText(/^faq/)
  await expect(current).toBeInViewport({ ratio: 0.9 })
  const marked = page.locator('[data-inspected]').last()
  await expect(marked).toContainText(ui.faq.node)
  const living = page.locator('.ins-actor:not([data-absent]):visible .ins-actor-name')
  await expect.poll(() => living.count()).toBeGreaterThan(10)
  await actor('menu').click()
  await expect(current).toHaveText(/^menu/)
  await expect(status).toContainText('menu is closed')
  await expect(marked).not.toContainText(ui.faq.node)
  await follow(page, pages.projects)
  await expect(actor('projects pager')).toHaveCount(1)
  await expect(actor('faq')).toHaveCount(0)
  // Who has left is in the log: there one sees it as it was.
  await tab('log').click()
  await entries(/faq left/).click()
  await expect(status).toContainText('was closed · has left the page')
  await entries(/faq came/).click()
  await expect(actor('faq')).toHaveCount(1)
  await expect(actor('projects pager')).toHaveAttribute('data-absent')
  await expect(status).toContainText('faq was closed')
  expect(said).toEqual([])
})

test('keys open and close it; then nothing of it is left, and the focus is where it was', async ({
  visit,
}) => {
  // In a tab of its own: where it has been open it may open by itself, and the first press would close it.
  const { page } = await visit('/404', { isFirst: true })
  const { html, panel, tab, actor, sender, entries, filter, button } = inspectorOn(page)
  const link = page.getByRole('link', { name: pages.about.navigation }).first()
  const toggle = () => page.keyboard.press('Control+Shift+X')
  await link.focus()
  // On a control this key is not the inspector's: else the other one would close it.
  await page.keyboard.press('?')
  await expect(panel).toHaveCount(0)
  await toggle()
  await expect(panel).toBeFocused()
  await toggle()
  await expect(link).toBeFocused()
  // It gives the focus back to what had it last on the page, and takes it from nothing there.
  const other = page.getByRole('link', { name: pages.projects.navigation }).first()
  await toggle()
  await expect(panel).toBeFocused()
  await other.focus()
  await button('Close').press('Escape')
  await expect(other).toBeFocused()
  await toggle()
  await expect(panel).toBeFocused()
  await link.focus()
  await toggle()
  await expect(panel).toHaveCount(0)
  await expect(link).toBeFocused()
  await toggle()
  await tab('log').click()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(html).toHaveCSS('scroll-padding-bottom', 'auto')

  await link.blur()
  await page.keyboard.press('?')
  await tab('events').click()
  await actor('theme').click()
  await sender('theme.next').click()
  await tab('log').click()
  // Once, however often it was opened.
  await expect(entries(/theme theme\.next/)).toHaveCount(1)
  await filter.pressSequentially('a?')
  await expect(filter).toHaveValue('a?')
  await expect(panel).toContainText('Nothing in the log is like this.')
  await filter.press('Escape')
  await expect(filter).toHaveValue('')
  // An input method's own.
  await filter.dispatchEvent('keydown', { key: 'Escape', isComposing: true })
  await expect(filter).toBeFocused()
  await filter.press('Escape')
  await expect(panel).toHaveCount(0)
  const hints: string[] = []
  page.on('console', (message) => hints.push(`${message.type()} ${message.text()}`))
  await page.reload()
  await expect.poll(() => hints).toContainEqual(expect.stringMatching(/^info \?/))
  // It was closed when the page was left: otherwise this would close it.
  await page.keyboard.press('?')
  await expect(panel).toBeVisible()
})

test('after a reload it has its size and its tab; it says which actor is not there', async ({
  visit,
}) => {
  const { page } = await visit('/machines?inspect=palette')
  const { panel, edge, tab } = inspectorOn(page)
  await expect(panel).toContainText('palette is not running here; ')
  const { height } = page.viewportSize()!
  await edge.hover()
  await page.mouse.down()
  await page.mouse.move(300, height * 0.75)
  await page.mouse.up()
  await expect(edge).toHaveAttribute('aria-valuenow', '25')
  await edge.press('ArrowUp')
  await tab('log').click()
  await page.reload()
  await expect(edge).toHaveAttribute('aria-valuenow', '29')
  await expect(tab('log')).toHaveAttribute('aria-selected', 'true')
})
