import { describe } from 'vitest'

import { inspector as words } from '#content/inspector'
import { pages } from '#content/pages'
import { ui } from '#content/ui'

import { expect } from './expect.ts'
import { actorStatus, button, panel, tab } from './inspector-page.ts'
import { test, type Visit } from './site.ts'

/** What else a file of the inspector may be called. */
const INSPECTOR = /\/(?:inspector|connect|log|record|restore|sim)[^/]*$/

/** Down to its end nothing of the inspector is loaded, until it is opened in this way. */
const expectFirstLoad = async ({ page, requests }: Visit, open: () => Promise<unknown>) => {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.waitForLoadState('networkidle')
  expect(requests.filter((url) => INSPECTOR.test(url))).toEqual([])
  await open()
  await expect(panel(page)).toBeVisible()
  expect(requests.some((url) => /\/inspector-[^/]*\.js$/.test(url))).toBe(true)
}

describe('the way in is paid for by nobody who does not take it', () => {
  test('a key, which also leads out, and back to where the reader was', async ({ visit }) => {
    const visited = await visit('/')
    const { page } = visited
    const link = page.getByRole('link', { name: pages.about.navigation }).first()
    await link.focus()
    await expectFirstLoad(visited, () => page.keyboard.press('Control+Shift+X'))
    await expect(panel(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    await expect(link).toBeFocused()
  })

  test('its code, which is asked for beside its sheet', async ({ visit }) => {
    let letGo: (() => void) | undefined
    const free = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const { page, requests } = await visit('/404', {
      prepare: (context) =>
        context.route('**/inspector-*.css', async (route) => {
          await free
          await route.continue()
        }),
    })
    await page.keyboard.press('?')
    await expect.poll(() => requests.some((url) => /\/inspector-[^/]*\.js$/.test(url))).toBe(true)
    await expect(panel(page)).toHaveCount(0)
    letGo?.()
    await expect(panel(page)).toBeVisible()
  })

  test('an address that names a machine leads to where it is seen, and a press on what is seen nowhere else', async ({
    visit,
  }) => {
    const { page } = await visit('/about?inspect=accordion')
    const scrolled = () => page.evaluate(() => scrollY)
    const strip = page.locator('[href="?inspect=faq"]')
    await expect.poll(scrolled).toBeGreaterThan(0)
    await expect(strip).toBeInViewport({ ratio: 1 })
    await expect(panel(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await page.mouse.wheel(0, -100)
    await expect.poll(async () => (await strip.boundingBox())?.y).toBeGreaterThan(100)
    const before = await scrolled()
    await strip.click()
    await expect(panel(page)).toBeVisible()
    expect(await scrolled()).toBe(before)

    await page.goto('/about?inspect=accordion')
    await expect.poll(scrolled).toBeGreaterThan(0)
    await page.evaluate(() => scrollTo(0, 0))
    await page.reload()
    await expect(actorStatus(page)).toContainText('faq')
    await expect(page.locator('.ins-ground[data-placed]')).toBeAttached()
    expect(await scrolled()).toBe(0)
  })

  test('a link at the foot of the page, and the strip of each node', async ({ visit }) => {
    const visited = await visit('/about')
    const { page, said } = visited
    await expectFirstLoad(visited, () =>
      page.getByRole('link', { name: ui.footer.inspect }).click(),
    )
    expect(said).toEqual([])
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    await page.locator('[href="?inspect=faq"]').click()
    await expect(actorStatus(page)).toContainText('faq is closed')
    await expect(page).toHaveURL('/about')
  })

  test('the strip of a node alone', async ({ visit }) => {
    const visited = await visit('/projects')
    const { page } = visited
    const strip = page.locator('[href^="?inspect=project"]').first()
    await expectFirstLoad(visited, () => strip.click())
    await expect(actorStatus(page)).toContainText(/^project/)
    await expect(page).toHaveURL('/projects')
  })

  test('another key, of which the console tells at once', async ({ visit }) => {
    const visited = await visit('/404')
    const { page } = visited
    const hints: string[] = []
    page.on('console', (message) => hints.push(`${message.type()} ${message.text()}`))
    await page.reload()
    await expectFirstLoad(visited, () => page.keyboard.press('?'))
    expect(hints.filter((hint) => hint.startsWith('info'))).toEqual([
      expect.stringMatching(/^info \?/),
    ])
  })

  test('the address, with the name of a machine; but no key while somebody writes', async ({
    visit,
  }) => {
    const { page, said } = await visit('/machines?inspect=theme')
    await expect(actorStatus(page)).toContainText('theme is')
    expect(said).toEqual([])
    await tab(page, words.views.log).click()
    await page.getByLabel(words.log.filter).first().pressSequentially('a?')
    await expect(panel(page)).toBeVisible()
    await expect(page.getByLabel(words.log.filter).first()).toHaveValue('a?')
  })
})

test('the actors are those of the page, once each however often it was opened, and those that left are grey', async ({
  visit,
}) => {
  const { page } = await visit('/about')
  for (let round = 0; round < 3; round += 1) {
    await page.keyboard.press('?')
    await expect(panel(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
  }
  await page.keyboard.press('?')
  await page.locator('.ins-fold').click()
  const listed = page.locator('.ins-actor:not([data-gone]):visible .ins-actor-name')
  await expect.poll(() => listed.count()).toBeGreaterThan(10)
  await expect.poll(() => listed.allInnerTexts()).toContain('faq')
  await expect.poll(() => listed.allInnerTexts()).toContain('menu')
  const names = await listed.allInnerTexts()
  expect(new Set(names).size).toBe(names.length)
  await expect(page.locator('.ins-actor[data-gone]')).toHaveCount(0)
  await page
    .getByRole('navigation')
    .getByRole('link', { name: pages.projects.navigation })
    .first()
    .click()
  await expect(page.locator('.ins-actor[data-gone]', { hasText: 'faq' })).toHaveCount(1)
  await expect(page.locator('.ins-actor:not([data-gone])', { hasText: 'pager' })).toHaveCount(1)
})

describe('the panel', () => {
  test('stands before what takes longer is drawn in it', async ({ visit }) => {
    const { page } = await visit('/about', { isFirst: true })
    const atFirst = page.evaluate(
      (parts) =>
        new Promise<number[]>((tell) => {
          new MutationObserver(() => {
            const shown = document.querySelector('.ins-panel')
            if (shown) tell(parts.map((part) => shown.querySelectorAll(part).length))
          }).observe(document.body, { childList: true, subtree: true })
        }),
      ['.ins-actor', '.ins-node', 'li.ins-event'],
    )
    await page.keyboard.press('?')
    expect(await atFirst).toEqual([expect.any(Number), 0, 0])
    await expect(page.locator('.ins-node').first()).toBeAttached()
    await expect(page.locator('li.ins-event').first()).toBeAttached()
  })

  test('is beside the page only where that keeps its room, and after a reload as the reader left it: side, size, tab, open or closed', async ({
    visit,
  }) => {
    const { page } = await visit('/machines?inspect')
    await expect(button(page, words.dock.right)).toHaveCount(0)
    await button(page, words.close).click()
    // A reload would open it again.
    await expect(page).toHaveURL('/machines')
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.keyboard.press('?')
    await button(page, words.dock.right).click()
    await expect(panel(page)).toHaveAttribute('data-dock', 'right')
    const left = await panel(page).evaluate((element) => element.getBoundingClientRect().left)
    expect(left).toBeGreaterThanOrEqual(1024)

    const separator = page.getByRole('separator', { name: words.resize })
    const size = Number(await separator.getAttribute('aria-valuenow'))
    await separator.focus()
    await page.keyboard.press('ArrowRight')
    await expect(separator).toHaveAttribute('aria-valuenow', String(size - 4))
    await tab(page, words.views.log).click()
    await page.reload()
    await expect(panel(page)).toHaveAttribute('data-dock', 'right')
    await expect(separator).toHaveAttribute('aria-valuenow', String(size - 4))
    await expect(tab(page, words.views.log)).toHaveAttribute('aria-selected', 'true')
    await page.setViewportSize({ width: 1280, height: 900 })
    await expect(panel(page)).toHaveAttribute('data-dock', 'bottom')

    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(panel(page)).toHaveCount(0)
  })

  test('says what to try in a narrow window, the first time', async ({ visit }) => {
    const { page } = await visit('/machines', { width: 360 })
    await page.keyboard.press('?')
    const hint = page.getByText(words.chart.hint)
    await expect(hint).toBeInViewport({ ratio: 1 })
    await button(page, words.close).click()
    await page.keyboard.press('?')
    await expect(page.locator('.ins-ground[data-placed]')).toBeAttached()
    await expect(hint).toBeHidden()
  })
})
