/** A link changes the page without a load; Back, Forward and reload restore the scroll position. */
import type { Page } from 'playwright'

import { pages } from '#content/pages'
import { ui } from '#content-model/schema/ui.ts'

import { follow, press, scrolled, setHidden, speedOf, theme, pictureMovesWith } from './controls.ts'
import { expect } from './expect.ts'
import { hydrated, test } from './site.ts'

const expectAt = async (page: Page, { title }: { title: string }, top: number) => {
  await expect(page).toHaveTitle(new RegExp(title))
  await expect.poll(() => scrolled(page)).toBe(top)
}

test('a link shows the next page at its top, without a load; Back restores the scroll', async ({
  visit,
}) => {
  const { page, said } = await visit('/404', { moves: true, height: 500 })
  const link = (name: string) => page.getByRole('navigation').getByRole('link', { name })
  await page.evaluate(() => Object.assign(window, { loadedOnce: true }))
  const setSpeed = await speedOf(page)
  await setSpeed(10)
  // A bar that is still sliding in would be scrolled into view to be pressed.
  await page.locator('header[data-entrance="entered"]').waitFor()
  await follow(page, pages.about)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const description = page.locator('meta[name="description"]')
  await expect(description).toHaveAttribute('content', pages.about.description)
  await page.evaluate(() => scrollTo(0, 700))
  await expectAt(page, pages.about, 700)
  const last = page.locator('main .section').last()
  const before = await last.boundingBox()
  await follow(page, pages.projects)
  await expectAt(page, pages.projects, 0)
  await expect(page).toHaveURL(pages.projects.path)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(link(pages.projects.navigation)).toHaveAttribute('aria-current', 'page')
  await expect(link(pages.about.navigation)).not.toHaveAttribute('aria-current', 'page')
  await page.evaluate(() => scrollTo(0, 300))
  await expectAt(page, pages.projects, 300)

  await page.goBack()
  await expectAt(page, pages.about, 700)
  // All of it is laid out again: the same words are in view.
  await expect.poll(() => last.boundingBox()).toEqual(before)
  await page.goForward()
  await expectAt(page, pages.projects, 300)
  // By key, as `follow` does: the transition takes a press.
  await page.getByRole('navigation').locator('a[href="/"]').press('Enter')
  await expectAt(page, pages.home, 0)
  expect(await page.evaluate(() => 'loadedOnce' in window)).toBe(true)
  expect(said).toEqual([])
})

test('the first Tab reaches the skip link; Back restores the scroll', async ({ visit }) => {
  const { page } = await visit('/about', { height: 500 })
  await press(page, 'Tab')
  const skip = page.getByRole('link', { name: ui.skipLink })
  await expect(skip).toBeFocused()
  // Over the page, which stays where it is.
  await expect(skip).toHaveCSS('position', 'fixed')
  await page.evaluate(() => scrollTo(0, 700))
  await expectAt(page, pages.about, 700)
  await press(page, 'Enter')
  await expect(page).toHaveURL('/about#Main')
  await expect.poll(() => scrolled(page)).toBeLessThan(300)
  const bar = (await page.locator('header').boundingBox())!
  const title = (await page.getByRole('heading', { level: 1 }).boundingBox())!
  expect(title.y).toBeGreaterThanOrEqual(bar.y + bar.height)
  await press(page, 'Tab')
  await expect(page.locator('main :focus')).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expectAt(page, pages.about, 700)
})

test('a reload restores the scroll position', async ({ visit }) => {
  const { page } = await visit('/', { width: 1280, height: 800 })
  await page.evaluate(() => scrollTo(0, 900))
  await expectAt(page, pages.home, 900)
  await page.reload()
  await hydrated(page)
  await expectAt(page, pages.home, 900)
})

test('a press during the transition between two pages is answered, once', async ({ visit }) => {
  const { page, said } = await visit('/404', { moves: true })
  const setSpeed = await speedOf(page)
  await setSpeed(10)
  await page.locator('header[data-entrance="entered"]').waitFor()
  const { x = 0, y = 0, width = 0, height = 0 } = (await theme(page).boundingBox()) ?? {}
  await setSpeed(0.01)
  await follow(page, pages.projects)
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .some(({ effect }) => (effect as KeyframeEffect).pseudoElement?.startsWith('::view-tra')),
  )
  // A locator would wait for the end.
  await page.mouse.click(x + width / 2, y + height / 2)
  await setSpeed(10)
  await expect(theme(page)).toHaveAccessibleName(`${ui.theme.label}: ${ui.states.dark}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.projects.title)
  expect(said).toEqual([])
})

test.for([
  ['less motion is wanted', false, async () => {}],
  ['nobody looks', true, setHidden(true)],
] as const)('where %s, pages change without a transition', async ([, moves, act], { visit }) => {
  const { page, said } = await visit('/404', { moves })
  await act(page)
  await page.evaluate(() => {
    document.startViewTransition = () => {
      throw new Error('a transition')
    }
  })
  const heading = page.getByRole('heading', { level: 1 })
  await follow(page, pages.projects)
  await expect(heading).toHaveText(pages.projects.title)
  await page.goBack()
  await expect(page).toHaveTitle(new RegExp(pages.notFound.title))
  const titleAtPress = await page.getByRole('navigation').evaluate((bar, path) => {
    bar.querySelector<HTMLElement>(`a[href="${path}"]`)!.click()
    return document.title
  }, pages.projects.path)
  // Where frames are drawn, one answers the press before the page changes.
  if (!moves) expect(titleAtPress).toContain(pages.notFound.title)
  await expect(heading).toBeFocused()
  expect(said).toEqual([])
})

test('the portrait, which is on both pages, moves from its first position to the second', async ({
  visit,
}) => {
  const { page, said } = await visit('/', { moves: true })
  const setSpeed = await speedOf(page)
  await setSpeed(10)
  await page.locator('[data-enters="enterPortrait"][data-entrance="entered"]').waitFor()
  const moving = await pictureMovesWith(page, 'picture-0', () => follow(page, pages.about))
  // Its position and its corners change.
  expect(moving).toContain('::view-transition-image-pair(picture-0)')
  expect(said).toEqual([])
})
