import type { Page } from 'playwright'
import { describe } from 'vitest'

import { loadContent } from '../../src/build/context/load.ts'
import { violations } from '../site/axe.ts'
import { expect } from '../site/expect.ts'
import { stickingOut } from '../site/visibility.ts'
import { test } from '../site/site.ts'
import { pageFiles, pathOf } from './contract.ts'

const { ui } = await loadContent(process.cwd())

const WIDTHS = [240, 320, 360, 480, 640, 768, 1024, 1280, 1920, 2560]
/** What a theme can break. */
const COLOURS = { runOnly: ['color-contrast', 'link-in-text-block'] }

/** Goes down a page as a reader does, so that all of it comes to life. */
const readThrough = async (page: Page) => {
  const isAtEnd = () => page.evaluate(() => scrollY + innerHeight >= document.body.scrollHeight - 2)
  while (!(await isAtEnd())) {
    await page.mouse.wheel(0, 700)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  await page.waitForLoadState('networkidle')
}

/** Opens what a visitor can open: an answer, all projects, the menu. */
const openAll = async (page: Page) => {
  const answer = page.locator('main button[aria-expanded="false"]')
  if ((await answer.count()) > 0) await answer.first().click()
  const more = page.locator('main').getByRole('button', { name: ui.projects.more, exact: true })
  // A press may have its effect after the next look at the button.
  await expect(async () => {
    if (await more.isVisible()) await more.click({ timeout: 1000 })
    expect(await more.isVisible()).toBe(false)
  }).toPass()
  const menu = page.locator('header button[aria-expanded="false"]')
  if (await menu.first().isVisible()) await menu.first().click()
}

/** The visitor's system changes its theme, and the page follows. */
const wear = async (page: Page, colorScheme: 'dark' | 'light') => {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
  // Its colours are on their way then.
  await page.evaluate(() => new Promise(requestAnimationFrame))
}

// Those of the machines are alike whatever the content: the tests of the site visit them.
const visited = pageFiles.filter((file) => !file.startsWith('machines'))

describe.each(visited)('%s', (file) => {
  test('is silent, accessible in both themes, and as wide as its window', async ({ visit }) => {
    const { page, status, said, foreign } = await visit(pathOf(file), { colorScheme: 'dark' })
    expect(status).toBe(file === '404.html' ? 404 : 200)
    await readThrough(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      expect(await stickingOut(page), `${width} px`).toEqual([])
    }
    await wear(page, 'dark')
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await violations(page), `dark, ${width} px`).toEqual([])
    }
    await wear(page, 'light')
    expect(await violations(page, 'html', COLOURS), 'light').toEqual([])
    await page.setViewportSize({ width: 360, height: 800 })
    await openAll(page)
    expect(await violations(page), 'all opened, light').toEqual([])
    await wear(page, 'dark')
    expect(await violations(page, 'html', COLOURS), 'all opened, dark').toEqual([])
    expect(await stickingOut(page), 'all opened').toEqual([])
    expect(said).toEqual([])
    expect(foreign).toEqual([])
  })
})
