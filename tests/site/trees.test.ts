import type { Locator, Page } from 'playwright'
import { expect as expectText } from 'vitest'

import { faq } from '#content/faq'
import { pages } from '#content/pages'
import { ui } from '#content/ui'

import { violationsInThemes } from './axe.ts'
import { expect } from './expect.ts'
import { expectLayout, layoutAndLooks } from './layouts.ts'
import { call, field } from './palette-page.ts'
import { showAllProjects } from './projects-page.ts'
import { test } from './site.ts'
import { LATER, runningAnimations, unseenWords } from './visibility.ts'

/** Renewed by `npx vitest run --project site tests/site/trees.test.ts -u`: read what has changed. */
const expectTree = async (part: Locator, name: string) =>
  expectText(await part.ariaSnapshot()).toMatchFileSnapshot(`./trees/${name}.txt`)

/** On a phone, on a tablet and in a wide window. */
const expectLayouts = async (page: Page, name: string) => {
  const lines: string[] = []
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const part of ['header', 'main', 'footer'])
      lines.push(`${part}, ${width} px`, ...(await layoutAndLooks(page.locator(part))))
  }
  await expectLayout(lines, `page-${name}`)
}

/** The browser's own accessibility tree: a name or a description that a person would hear twice. */
const repetitions = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  const said = nodes.map(({ name, description }) => [
    String(name?.value ?? ''),
    String(description?.value ?? ''),
  ])
  return said.flatMap(([name = '', description = '']) =>
    description && (name.includes(description) || description.includes(name)) ? [name] : [],
  )
}

/** The names of headings, as the browser puts them together from lines that wrap. */
const headingNames = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  return nodes
    .filter(({ role }) => role?.value === 'heading')
    .map(({ name }) => String(name?.value))
    .toSorted()
}

const headingTexts = async (page: Page) => {
  const texts = await page.getByRole('heading').evaluateAll((headings) =>
    headings.map((heading) => {
      const said = heading.cloneNode(true) as Element
      for (const drawn of said.querySelectorAll('[aria-hidden="true"]')) drawn.remove()
      return said.textContent.trim()
    }),
  )
  return texts.toSorted()
}

/** Sections that an outline would list without a name. */
const namelessSections = (page: Page) =>
  page
    .locator('section:not(:has(h1, h2, h3))')
    .evaluateAll((sections) => sections.map(({ outerHTML }) => outerHTML.slice(0, 80)))

/** WCAG 2.5.8: 24 px at least, but for links in a line of text. */
const smallTargets = (page: Page) =>
  page.locator('a:visible, button:visible').evaluateAll((targets) =>
    targets
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect()
        const { display, position } = getComputedStyle(target)
        const isForKeys = position === 'absolute' && width <= 1
        return Math.min(width, height) < 24 && display !== 'inline' && !isForKeys
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  )

/** React has taken over what the server drew as if it moved, and answers that no search could find. */
const standing = async (page: Page) => {
  const moving = new RegExp(`^(?:${ui.skills.moving}|${ui.showcase.rotating}) `)
  await expect(page.locator('[data-card-state]').filter({ hasText: moving })).toHaveCount(0)
  await expect(page.locator('.panel[data-state="closed"]:not([hidden])')).toHaveCount(0)
}

const open = async (page: Page, path: string) => {
  const named = (name: string) => page.getByRole('button', { name, exact: true })
  if (path === pages.about.path) await named(faq[0]?.question ?? '').click()
  if (path !== pages.projects.path) return
  await showAllProjects(page)
  // A page of projects is taken over from the server's as it is asked for.
  await expect(page.locator('[data-beyond]')).toHaveCount(0)
}

test.for(Object.entries(pages))(
  'the page “%s”, without motion, is read aloud as it was last reviewed, silent and accessible',
  async ([name, { path }], { visit }) => {
    const { page, said, foreign } = await visit(path)
    // What is further down comes to life, and stands still.
    await page.keyboard.press('End')
    await page.waitForLoadState('networkidle')
    await standing(page)
    await expect.poll(() => runningAnimations(page)).toEqual([])
    await expect.poll(() => unseenWords(page.locator('main'), LATER)).toEqual([])
    await expectTree(page.locator('body'), name)
    await expectLayouts(page, name)
    await open(page, path)
    await expectTree(page.locator('main'), `${name}-opened`)
    // A browser may leave out of its tree what is far from the window and not laid out.
    await page.keyboard.press('Home')
    expect(await repetitions(page)).toEqual([])
    await expect.poll(() => headingNames(page)).toEqual(await headingTexts(page))
    expect(await namelessSections(page)).toEqual([])
    expect(await smallTargets(page)).toEqual([])
    expect(await violationsInThemes(page)).toEqual([])
    expect(said).toEqual([])
    expect(foreign).toEqual([])
  },
)

test('so are the menu of a phone and the palette', async ({ visit }) => {
  const { page } = await visit('/', { width: 360 })
  await page.getByRole('button', { name: ui.navigation.menu }).click()
  await expect(page.getByRole('link', { name: ui.navigation.cv })).toBeVisible()
  await expectTree(page.getByRole('banner'), 'menu-opened')
  expect(await repetitions(page)).toEqual([])
  await page.keyboard.press('Escape')
  await call(page)
  await expectTree(page.getByRole('dialog'), 'palette')
  await field(page).fill('zzz')
  await expectTree(page.getByRole('dialog'), 'palette-empty')
})
