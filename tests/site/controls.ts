/** What the tests use on every page: the bar, the palette, later projects. */
import type { Page } from 'playwright'
import { onTestFinished } from 'vitest'

import { projects } from '#content/projects'
import { palette as words, ui } from '#content-model/schema/ui.ts'
import { PAGE_SIZE } from '#machines/pager.machine.ts'

import { expect, PATIENCE } from './expect.ts'

export const theme = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${ui.theme.label}`) })

/** Follows a page's link in the bar. By key: during a transition a pointer would scroll. */
export const follow = (page: Page, { navigation = '' }: { navigation?: string }) =>
  page.getByRole('navigation').getByRole('link', { name: navigation, exact: true }).press('Enter')

export const press = async (page: Page, ...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}

export const field = (page: Page) => page.getByRole('combobox', { name: words.label })
export const options = (page: Page) => page.getByRole('option')
export const active = (page: Page) => page.locator('[role="option"][aria-selected="true"]')

/** Opens the palette by its keys. A page that is not hydrated yet does not hear them: they are pressed again. */
export const call = (page: Page) =>
  expect(async () => {
    if (!(await field(page).isVisible())) await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused({ timeout: 5000 })
  }).toPass(PATIENCE)

/** Shows all projects: a press for each page but the first. */
export const showAllProjects = async (page: Page) => {
  const more = page.getByRole('button', { name: ui.projects.more, exact: true })
  for (let shown = PAGE_SIZE; shown < projects.length; shown += PAGE_SIZE) await more.click()
  await expect(page.getByRole('article')).toHaveCount(projects.length)
}

export const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** What sets how fast the page's animations run, until the test ends: 1 is as a visitor sees them. */
export const speedOf = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  // The page may be closed by then.
  onTestFinished(() => session.detach().catch(() => {}))
  await session.send('Animation.enable')
  return (playbackRate: number) => session.send('Animation.setPlaybackRate', { playbackRate })
}

/** Hides the page's tab behind another one, or shows it again. */
export const setHidden = (isHidden: boolean) => (page: Page) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)

/**
 * Turns one page into another, and watches a picture that is on both.
 *
 * @param picture its name in the transition, or the beginning of that
 * @returns what else moves meanwhile: pseudo-elements, or else names of animations
 */
export const pictureMovesWith = async (
  page: Page,
  picture: string,
  navigate: () => Promise<unknown>,
) => {
  const setSpeed = await speedOf(page)
  const moving = () =>
    page.evaluate(() =>
      document.getAnimations().map((animation) => {
        const { pseudoElement } = animation.effect as KeyframeEffect
        return pseudoElement ?? (animation instanceof CSSAnimation ? animation.animationName : '')
      }),
    )
  const moves = async () =>
    (await moving()).some((name) => name.startsWith(`::view-transition-group(${picture}`))
  await setSpeed(0.01)
  await navigate()
  await expect.poll(moves).toBe(true)
  const all = await moving()
  await setSpeed(10)
  await expect.poll(moves).toBe(false)
  return all
}
