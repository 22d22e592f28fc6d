import type { Page } from 'playwright'
import { describe } from 'vitest'

import { inspector as words } from '#content/inspector'
import { pages } from '#content/pages'
import { ui } from '#content/ui'

import { expect } from './expect.ts'
import { button, panel, actorStatus, tab } from './inspector-page.ts'
import { test } from './site.ts'

const WINDOWS = [
  [1280, 800],
  [1920, 1080],
  [900, 700],
  [768, 1024],
  [360, 780],
] as const

/** In the header and the tabs nothing is cut off. */
const expectUnclipped = async (page: Page) => {
  const hidden = () =>
    page
      .locator('.ins-header, .ins-tabs')
      .evaluateAll((parts) => parts.map((part) => part.scrollWidth - part.clientWidth))
  await expect.poll(hidden).toEqual([0, 0, 0])
}

describe('the way in', () => {
  test.for(Object.values(pages).map(({ path }) => path))(
    'is paid for by nobody who does not take it, at %s',
    async (path, { visit }) => {
      const { page, requests } = await visit(path)
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await page.waitForLoadState('networkidle')
      expect(
        requests.filter((url) => /\/(?:inspector|connect|log|record|restore|sim)[^/]*$/.test(url)),
      ).toEqual([])
      await page.keyboard.press('?')
      await expect(panel(page)).toBeVisible()
      expect(requests.some((url) => /\/inspector-[^/]*\.js$/.test(url))).toBe(true)
    },
  )

  test('is a link at the foot of the page', async ({ visit }) => {
    const { page, said } = await visit('/about')
    await page.getByRole('link', { name: ui.footer.inspect }).click()
    await expect(panel(page)).toBeVisible()
    expect(said).toEqual([])
  })

  test('is the strip of each node, and leads to its machine', async ({ visit }) => {
    const { page } = await visit('/about')
    await page.locator('[href="?inspect=faq"]').click()
    await expect(actorStatus(page)).toContainText('faq is closed')
    await expect(page).toHaveURL('/about')
  })

  test('is a key, which also leads out, and back to where the reader was', async ({ visit }) => {
    const { page } = await visit('/')
    const link = page.getByRole('link', { name: pages.about.navigation }).first()
    await link.focus()
    await page.keyboard.press('Control+Shift+X')
    await expect(panel(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    await expect(link).toBeFocused()
  })

  test('is not the key while somebody writes', async ({ visit }) => {
    const { page } = await visit('/?inspect')
    await tab(page, words.views.log).click()
    await page.getByLabel(words.log.filter).first().pressSequentially('a?')
    await expect(panel(page)).toBeVisible()
    await expect(page.getByLabel(words.log.filter).first()).toHaveValue('a?')
  })

  test('is hinted at once on the console', async ({ visit }) => {
    const { page } = await visit('/about')
    const hints: string[] = []
    page.on('console', (message) => hints.push(`${message.type()} ${message.text()}`))
    await page.reload()
    await page.waitForLoadState('networkidle')
    expect(hints).toEqual([expect.stringMatching(/^info \?/)])
  })

  test('is the address, with the name of a machine', async ({ visit }) => {
    const { page, said } = await visit('/?inspect=theme')
    await expect(actorStatus(page)).toContainText('theme is')
    expect(said).toEqual([])
  })
})

describe('the actors', () => {
  test('are those of the page, once each, and those that left are grey', async ({ visit }) => {
    const { page } = await visit('/about?inspect')
    const listed = page.locator('.ins-actor:not([data-gone]):visible .ins-actor-name')
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
})

test('the actors show all of their names and states', async ({ visit }) => {
  const { page } = await visit('/?inspect=showcase')
  await expect(page.locator('.ins-actor', { hasText: 'track.' }).first()).toBeVisible()
  for (const [width, height] of WINDOWS) {
    await page.setViewportSize({ width, height })
    const cut = () =>
      page
        .locator('.ins-actor > span:visible')
        .evaluateAll((texts) =>
          texts.flatMap((text) => (text.scrollWidth > text.clientWidth ? text.textContent : [])),
        )
    await expect.poll(cut, { message: `${width} px` }).toEqual([])
  }
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

  test('is as the reader left it after a reload: side, size, tab, open or closed', async ({
    visit,
  }) => {
    const { page } = await visit('/about', { width: 1920 })
    await page.keyboard.press('?')
    await button(page, words.dock.right).click()
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
    await page.keyboard.press('Escape')
    await expect(panel(page)).toHaveCount(0)
    await page.reload()
    await page.waitForLoadState('networkidle')
    await expect(panel(page)).toHaveCount(0)
  })

  test('stays closed after a reload, also where the address had asked for it', async ({
    visit,
  }) => {
    const { page } = await visit('/about?inspect')
    await button(page, words.close).click()
    await expect(page).toHaveURL('/about')
  })

  test('is beside the page only where the page keeps its room', async ({ visit }) => {
    const { page } = await visit('/?inspect', { width: 1280 })
    await expect(button(page, words.dock.right)).toHaveCount(0)
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.reload()
    await button(page, words.dock.right).click()
    await expect(panel(page)).toHaveAttribute('data-dock', 'right')
    const left = await panel(page).evaluate((element) => element.getBoundingClientRect().left)
    expect(left).toBeGreaterThanOrEqual(1024)
    await page.setViewportSize({ width: 1280, height: 900 })
    await expect(panel(page)).toHaveAttribute('data-dock', 'bottom')
  })

  test('has its tabs and their content in view in any window, and the page no wider', async ({
    visit,
  }) => {
    const { page, said } = await visit('/?inspect=showcase')
    await tab(page, words.views.log).click()
    for (const [width, height] of WINDOWS) {
      await page.setViewportSize({ width, height })
      await expect(page.getByLabel(words.log.filter).first()).toBeInViewport({ ratio: 1 })
      await expectUnclipped(page)
      const beyond = () =>
        page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement
          return scrollWidth - clientWidth
        })
      await expect.poll(beyond, { message: `${width} px` }).toBe(0)
    }
    expect(said).toEqual([])
  })

  test('has them all in view at the right, too', async ({ visit }) => {
    const { page } = await visit('/?inspect=showcase', { width: 1440 })
    await button(page, words.dock.right).click()
    await expect(panel(page)).toHaveAttribute('data-dock', 'right')
    await expectUnclipped(page)
  })

  test('shows what moves when it is opened for the first time', async ({ visit }) => {
    const { page } = await visit('/', { moves: true })
    await page.keyboard.press('?')
    await expect(actorStatus(page)).toContainText('showcase')
    await expect(page.locator('[href="?inspect=showcase"]')).toBeInViewport({ ratio: 1 })
    await expect(actorStatus(page)).toContainText('interval in')
    await expect(page.getByText(words.intro)).toBeVisible()
  })

  test('says what to try in a narrow window, the first time', async ({ visit }) => {
    const { page } = await visit('/', { width: 360 })
    await page.keyboard.press('?')
    const hint = page.getByText(words.chart.hint)
    await expect(hint).toBeInViewport({ ratio: 1 })
    await button(page, words.close).click()
    await page.keyboard.press('?')
    await expect(page.locator('.ins-ground[data-placed]')).toBeAttached()
    await expect(hint).toBeHidden()
  })

  test('is worked by the keyboard alone', async ({ visit }) => {
    const { page } = await visit('/?inspect=menu')
    await tab(page, words.views.events).focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, words.views.log)).toBeFocused()
    await expect(tab(page, words.views.log)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowLeft')
    const send = page.locator('li.ins-event', { hasText: 'menu.toggle' }).getByRole('button')
    await send.focus()
    await page.keyboard.press('Enter')
    await expect(actorStatus(page)).toContainText(/open/)
  })
})
