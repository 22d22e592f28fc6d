/** A page at rest asks for no frame; a theme is drawn at once; broken storage breaks nothing. */
import type { Page, Route } from 'playwright'

import { pages } from '#content/pages'
import { ui } from '#content-model/schema/ui.ts'

import { follow, scrolled, speedOf, theme } from '../site/controls.ts'
import { expect } from '../site/expect.ts'
import { test } from '../site/site.ts'

/** More than GSAP would ask for as it comes, before it looks whether its ticker may sleep. */
const MANY_FRAMES = 40

test('while nothing moves, the page asks for no frame', async ({ visit }) => {
  const { page } = await visit('/about', {
    prepare: (fresh) =>
      fresh.addInitScript(() => {
        const request = requestAnimationFrame
        let asked = 0
        window.requestAnimationFrame = (act) => {
          asked += 1
          return request(act)
        }
        const askedIn = async (frames: number) => {
          asked = 0
          for (let frame = 0; frame < frames; frame += 1) await new Promise(request)
          return asked
        }
        Object.assign(window, { askedIn })
      }),
  })
  const player = page.waitForResponse(/\/movements-/)
  // The first position of a pointer may be no movement.
  for (const x of [640, 650]) await page.mouse.move(x, 400)
  await player
  const asked = await page.evaluate(
    (frames) => (Reflect.get(window, 'askedIn') as (most: number) => Promise<number>)(frames),
    MANY_FRAMES,
  )
  expect(asked).toBeLessThan(MANY_FRAMES / 2)
})

test('a theme changes all colours and pictures at once, without CSS transitions', async ({
  visit,
}) => {
  const { page } = await visit('/', { moves: true, height: 500 })
  const setSpeed = await speedOf(page)
  await setSpeed(10)
  await page.locator('[data-enters="enterHero"][data-entrance="entered"]').waitFor()
  await setSpeed(1)
  const shown = page.locator('main picture.on-dark').first()
  const last = page.locator('main p').last()
  const colour = () => last.evaluate((element) => getComputedStyle(element).color)
  const before = await colour()
  await expect(shown).toHaveCSS('display', 'block')
  await page.evaluate(() => {
    const runs: string[] = []
    addEventListener('transitionrun', ({ propertyName }) => runs.push(propertyName))
    Object.assign(window, { runs })
  })
  // By keyboard: a pointer would start the transition of the button that it is over.
  await theme(page).press('Enter')
  await theme(page).press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.locator('html')).not.toHaveAttribute('data-recolouring')
  await expect(shown).toHaveCSS('display', 'none')
  await expect(page.locator('main picture.on-light').first()).toHaveCSS('display', 'block')
  const ink = await page
    .locator('html')
    .evaluate((html) => getComputedStyle(html).getPropertyValue('--ink'))
  await expect(page.locator('meta[name=theme-color]').first()).toHaveAttribute('content', ink)
  // So it is in what is further down, which was not rendered.
  expect(await colour()).not.toBe(before)
  expect(await last.evaluate((element) => element.getAnimations().length)).toBe(0)
  expect(await page.evaluate(() => Reflect.get(window, 'runs') as string[])).toEqual([])

  // Three presses lead through all choices, before the first of them is drawn.
  await theme(page).evaluate(async (button) => {
    for (let press = 0; press < 3; press += 1) {
      ;(button as HTMLElement).click()
      await Promise.resolve()
    }
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
  })
  expect(await page.locator('html').getAttribute('data-theme')).toBe('light')
})

/** Whether the page has laid out its last section. */
const isLaidOut = (page: Page) =>
  page
    .locator('main .section')
    .last()
    .locator('h2, button')
    .first()
    .evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))

test('a page is laid out as a whole before its scripts are here: End leads to its end', async ({
  visit,
}) => {
  const pending: Route[] = []
  const prepare = (fresh: Page) => fresh.route('**/*.js', (route) => void pending.push(route))
  const wishes = { height: 400, waitUntil: 'commit', prepare } as const
  const { page } = await visit('/about', wishes)
  await expect.poll(() => pending.length).toBeGreaterThan(0)
  expect(await isLaidOut(page)).toBe(true)
  await page.keyboard.press('End')
  const end = () =>
    page.evaluate(() => document.documentElement.scrollHeight - Math.round(scrollY + innerHeight))
  await expect.poll(end).toBe(0)
})

/** What is done to both storages before the page is opened. */
const faults = {
  'is denied': () => {
    for (const kind of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, kind, {
        get: () => {
          throw new DOMException('no', 'SecurityError')
        },
      })
  },
  'has no JSON in it': () => {
    for (const key of ['/theme', '/motion', '/entries', '/inspector'])
      for (const storage of [localStorage, sessionStorage]) storage[key] ??= '{'
  },
}

test.for(Object.entries(faults))(
  'storage %s: the page answers, and Back restores the scroll position',
  async ([, spoil], { visit }) => {
    const { page, said } = await visit(pages.about.path, {
      isFirst: true,
      prepare: (fresh) => fresh.addInitScript(spoil),
    })
    await theme(page).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await page.getByRole('button', { name: ui.motion.go }).click()
    await expect(page.locator('html')).toHaveAttribute('data-motion', 'go')
    await page.mouse.wheel(0, 400)
    await expect.poll(() => scrolled(page)).toBe(400)
    await follow(page, pages.projects)
    await expect(page).toHaveTitle(new RegExp(pages.projects.title))
    await page.goBack()
    await expect.poll(() => scrolled(page)).toBe(400)
    expect(said).toEqual([])
  },
)
