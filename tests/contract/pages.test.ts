import type { Page } from 'playwright'
import { describe } from 'vitest'

import { loadContent } from '../../src/build/context/load.ts'
import { violations, violationsInThemes } from '../site/axe.ts'
import { expect } from '../site/expect.ts'
import { stickingOut } from '../site/visibility.ts'
import { test } from '../site/site.ts'
import { pageFiles, pathOf } from './contract.ts'

const { ui } = await loadContent(process.cwd())

const WIDTHS = [240, 320, 360, 480, 640, 768, 1024, 1920, 2560, 1280]
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

// Those of the machines are alike whatever the content: the tests of the site visit them.
const visited = pageFiles.filter((file) => !file.startsWith('machines'))

describe.each(visited)('%s', (file) => {
  test('is silent, accessible in both themes, and as wide as its window', async ({ visit }) => {
    const { page, status, said, foreign } = await visit(pathOf(file), { moves: true })
    expect(status).toBe(file === '404.html' ? 404 : 200)
    await readThrough(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      expect(await stickingOut(page), `${width} px`).toEqual([])
    }
    expect(await violationsInThemes(page)).toEqual([])
    await page.setViewportSize({ width: 360, height: 800 })
    expect(await violations(page), '360 px').toEqual([])
    await openAll(page)
    expect(await violationsInThemes(page), 'all opened').toEqual([])
    expect(await stickingOut(page), 'all opened').toEqual([])
    expect(said).toEqual([])
    expect(foreign).toEqual([])
  })
})
