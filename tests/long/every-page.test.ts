/** Every page has its reviewed accessibility tree, cuts nothing off at any size, and has more contrast if asked. */
import type { Page } from 'playwright'
import { expect as expectText } from 'vitest'

import { faq } from '#content/faq'
import { pages } from '#content/pages'
import { ui } from '#content-model/schema/ui.ts'

import { inEachTheme, violations } from '../site/axe.ts'
import { call, press, showAllProjects } from '../site/controls.ts'
import { expect } from '../site/expect.ts'
import { test } from '../site/site.ts'
import { cutWords, runningAnimations, stickingOut } from '../site/visibility.ts'

/** Renewed by `npm test -- tests/long/every-page.test.ts -u`: read what has changed. */
const expectTree = async (page: Page, part: string, name: string) =>
  expectText(await page.locator(part).ariaSnapshot()).toMatchFileSnapshot(`./trees/${name}.txt`)

/** WCAG 1.4.12: what a reader's own style sheet may ask for. */
const spaceText = (page: Page) =>
  page.evaluate(async () => {
    const sheet = new CSSStyleSheet()
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    await sheet.replace(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }
    `)
  })

/** React has corrected what the server drew: no card says that it moves, closed answers are hidden. */
const expectStill = async (page: Page) => {
  const moving = new RegExp(`^(?:${ui.states.moving}|${ui.states.waiting}) `)
  await expect(page.locator('.card-state').filter({ hasText: moving })).toHaveCount(0)
  await expect(page.locator('.panel[data-state="closed"]:not([hidden])')).toHaveCount(0)
  await expect.poll(() => runningAnimations(page)).toEqual([])
}

/** Text of 7:1, in both themes. */
const expectMoreContrast = (page: Page) => {
  const look = async (theme: string) => {
    const faint = await violations(page, 'html', { runOnly: ['color-contrast-enhanced'] })
    expect(faint, theme).toEqual([])
  }
  return inEachTheme(page, look, { contrast: 'more' })
}

/** What is visited: the pages, and that of a project. */
const visited = { ...pages, caseStudy: { path: '/projects/tide-table' } }

test.for(Object.entries(visited))(
  'the page “%s” has its reviewed accessibility tree, and cuts nothing off at any size',
  async ([name, { path }], { visit }) => {
    const { page, said } = await visit(path)
    // The first key loads all pictures.
    await press(page, 'End')
    await expectStill(page)
    // The last parts that are hydrated show their states.
    const state = page.locator('.card-state', { hasText: /\S/ })
    await expect(page.locator('a.card-header').filter({ hasNot: state })).toHaveCount(0)
    // The bar and the foot are the same on all.
    await expectTree(page, name === 'home' ? 'body' : 'main', name)
    if (name === 'about') await page.getByRole('button', { name: faq[0]!.question }).click()
    if (name === 'projects') await showAllProjects(page)
    // An outline would list it without a name.
    await expect(page.locator('section:not(:has(h1, h2, h3))')).toHaveCount(0)
    await expectMoreContrast(page)

    // What is far from the window is laid out, too.
    await page.evaluate(() => void (document.documentElement.dataset['whole'] = ''))
    const expectWhole = async (when: string, width: number) => {
      await page.setViewportSize({ width, height: 800 })
      await page.evaluate(() => new Promise(requestAnimationFrame))
      const faults = [...(await stickingOut(page)), ...(await cutWords(page.locator('body')))]
      expect(faults, `${when}, ${width} px`).toEqual([])
    }
    await expectWhole('a wall', 5000)
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    for (const width of [1280, 640]) await expectWhole('text at 200 %', width)
    await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
    await spaceText(page)
    for (const width of [1280, 320]) await expectWhole('wide spaces', width)
    expect(said).toEqual([])
  },
)

test('the palette has its reviewed tree; in forced colours focus and states are seen', async ({
  visit,
}) => {
  const { page } = await visit('/about')
  await page.getByRole('button', { name: faq[0]!.question }).click()
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  const ground = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  const paper = await ground('html')
  await expect(page.locator('.pill-filled')).toHaveCSS('forced-color-adjust', 'none')
  for (const mark of ['.jobs .pip.bg-filled', '.state-card:has([href="?inspect=faq"]) .pip'])
    await expect.poll(() => ground(mark)).not.toBe(paper)
  await press(page, 'Tab')
  await expect(page.locator(':focus-visible')).toHaveCSS('outline-style', 'solid')
  await call(page)
  const option = (selected: boolean) => ground(`[role="option"][aria-selected="${selected}"]`)
  expect(await option(true)).not.toBe(await option(false))
  await page.emulateMedia({ forcedColors: 'none' })
  await expectTree(page, 'dialog', 'palette')
  await expectMoreContrast(page)
})
