/** Pages work while a translator replaces each text with elements of its own, also texts that come later. */
// A function that runs in the page may use nothing of this file.
/* oxlint-disable unicorn/consistent-function-scoping */
import type { Page } from 'playwright'

import { pages } from '#content/pages'
import { palette, ui } from '#content-model/schema/ui.ts'

import { call, field, follow, options } from '../site/controls.ts'
import { expect } from '../site/expect.ts'
import { test } from '../site/site.ts'

/** As Chrome and Edge do it, but that the words stay: they are compared with those of the page as it is. */
const translate = () => {
  const replace = (root: Node) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) found.push(texts.currentNode as Text)
    if (root instanceof Text) found.push(root)
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, font')) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.textContent = text.data
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  replace(document.body)
  const observer = new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records)
      for (const node of type === 'characterData' ? [target] : addedNodes)
        if (node.isConnected) replace(node)
  })
  observer.observe(document.body, { subtree: true, childList: true, characterData: true })
}

/**
 * All that can be pressed or focused, but for what leads to tools, and what lets the page move: it would not
 * be the same twice. The message about a copy goes away: `tests/components/translated.test.tsx` presses those.
 */
const CONTROLS =
  'button:not([data-actor$="copy"], [data-line="motion"] *), a[href]:not([href^="?inspect"]), [tabindex="0"], input, video'

/** Until what was pressed is drawn. */
const settle = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame)
  })

/** Focuses a control, and presses it if it is a button. */
const operate = async (page: Page, index: number) => {
  await page.evaluate(
    ([selector, at]) => {
      const control = document.querySelectorAll<HTMLElement>(selector)[at]
      control?.focus()
      if (!(control instanceof HTMLButtonElement)) return
      control.click()
      // And back.
      if (control.dataset['actor'] === 'motion') control.click()
    },
    [CONTROLS, index] as const,
  )
  await settle(page)
}

/** The tools that controls open are there, and closed. */
const loadTools = async (page: Page) => {
  await call(page)
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeHidden()
  const hint = page.locator('.inside-hint')
  await page.getByRole('button', { name: ui.inside.open }).last().press('Enter')
  await expect(hint).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(hint).toHaveCount(0)
}

/** What passes by itself, and is not the same at the same press: names of events, states of cards. */
const hidePassing = () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('.token-event, .card-state { display: none !important }')
  document.adoptedStyleSheets.push(sheet)
}

/** What the page says after each of its controls is used. */
const walk = async (page: Page, compare: (act: string, read: () => Promise<string>) => unknown) => {
  await loadTools(page)
  await page.evaluate(hidePassing)
  for (let index = 0; index < (await page.locator(CONTROLS).count()); index += 1) {
    await operate(page, index)
    await compare(`control ${index}`, () => page.locator('body').innerText())
    // What it has opened.
    await page.keyboard.press('Escape')
    await settle(page)
  }
}

test.for([
  [pages.home.path, 1280],
  [pages.about.path, 1280],
  [pages.about.path, 390],
  [pages.projects.path, 1280],
  ['/projects/tide-table', 390],
  [pages.notFound.path, 390],
] as const)(
  'translated, each control of %s answers at %i pixels',
  async ([path, width], { visit }) => {
    const plain: [string, string][] = []
    const { page: untranslated } = await visit(path, { width })
    await walk(untranslated, async (act, read) => plain.push([act, await read()]))
    // Its theme, and whether its keys are on.
    await untranslated.evaluate(() => localStorage.clear())
    const { page, said } = await visit(path, { width })
    await page.evaluate(translate)
    await walk(page, async (act, read) => {
      const expected = plain.shift()
      await expect.poll(async () => [act, await read()]).toEqual(expected)
      expect(said, act).toEqual([])
    })
    expect(plain).toEqual([])
  },
)

test('translated, the palette finds and runs commands, and pages change', async ({ visit }) => {
  const { page, said } = await visit(pages.home.path)
  await page.evaluate(translate)
  await call(page)
  const count = page.locator('dialog .card-state')
  await field(page).fill('zzz')
  await expect(count).toHaveText(new RegExp(`^0 ${palette.of} \\d+$`))
  await expect(page.getByText(palette.none)).toBeVisible()
  await field(page).fill(pages.about.title)
  await expect(options(page).first()).toContainText(pages.about.navigation)
  await expect(count).not.toHaveText(/^0 /)
  await page.keyboard.press('Enter')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(pages.about.title)
  await follow(page, pages.projects)
  await expect(heading).toHaveText(pages.projects.title)
  await page.goBack()
  await expect(heading).toHaveText(pages.about.title)
  await page.goForward()
  await expect(heading).toHaveText(pages.projects.title)
  expect(said).toEqual([])
})

test('translated, the showcase says which slide is on show as slides pass', async ({ visit }) => {
  const { page, said } = await visit(pages.home.path, { moves: true })
  await page.evaluate(translate)
  await page.locator('.carousel-viewport').first().scrollIntoViewIfNeeded()
  const state = page.locator('a.card-header[href="?inspect=showcase"] .card-state')
  for (const slide of [2, 3]) await expect(state).toHaveText(new RegExp(`${slide} / \\d+$`))
  expect(said).toEqual([])
})

test('translated, a page that fails to load says so, and loads when it is retried', async ({
  visit,
}) => {
  const { page, said } = await visit(pages.home.path, { isFirst: true })
  await page.evaluate(translate)
  await page.context().setOffline(true)
  await follow(page, pages.about)
  await expect(page.getByRole('alert')).toContainText(ui.failure.offline.text)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: ui.failure.retry }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.about.title)
  expect(said.filter((text) => text.startsWith('uncaught'))).toEqual([])
})
