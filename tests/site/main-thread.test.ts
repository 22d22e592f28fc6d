import { describe } from 'vitest'

import { pages } from '#content/pages'
import { ui } from '#content/ui'

import { expect } from './expect.ts'
import { giveSign } from './first-sign.ts'
import { test } from './site.ts'

/** More than GSAP would ask for as it comes, before it looks whether its ticker may sleep. */
const MANY_FRAMES = 40

test('when what plays timelines has come, it asks for no frame while nothing moves', async ({
  visit,
}) => {
  const { page } = await visit('/about', {
    prepare: (context) =>
      context.addInitScript(() => {
        const own = requestAnimationFrame
        const counts = { asked: 0, own }
        Object.assign(window, { counts })
        window.requestAnimationFrame = (act) => {
          counts.asked += 1
          return own(act)
        }
      }),
  })
  const asked = () =>
    page.evaluate(async (frames) => {
      interface Counts {
        asked: number
        own: typeof requestAnimationFrame
      }
      const counts = Reflect.get(window, 'counts') as Counts
      for (let frame = 0; frame < frames; frame += 1)
        await new Promise((resolve) => counts.own.call(window, resolve))
      return counts.asked
    }, MANY_FRAMES)
  await giveSign(page, () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/playing-/.test(name)),
    ),
  )
  expect(await asked()).toBeLessThan(MANY_FRAMES / 2)
})

describe('a change of theme', () => {
  test('answers, draws the colours in one frame, without transitions, and then the pictures', async ({
    visit,
  }) => {
    const { page } = await visit('/', { moves: true })
    await page.evaluate(() => {
      const changes: { name: string; at: number }[] = []
      const runs: string[] = []
      Object.assign(window, { changes, runs })
      new MutationObserver((records) => {
        for (const { attributeName } of records)
          changes.push({
            name: attributeName ?? '',
            at: Number(document.timeline.currentTime),
          })
      }).observe(document.documentElement, { attributes: true })
      new MutationObserver(() => {
        changes.push({ name: 'button', at: Number(document.timeline.currentTime) })
      }).observe(document.querySelector('nav')!, { attributeFilter: ['title'], subtree: true })
      addEventListener('transitionrun', ({ propertyName }) => runs.push(propertyName))
    })
    const control = page.getByRole('button', { name: new RegExp(`^${ui.theme.label}`) })
    // By keyboard: a pointer would start the transition of the button that it is over.
    await control.press('Enter')
    await control.press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-pictures', 'light')
    await expect(page.locator('html')).not.toHaveAttribute('data-recolouring')
    const { changes, runs } = await page.evaluate(() => {
      const kept: { changes: { name: string; at: number }[]; runs: string[] } = {
        changes: Reflect.get(window, 'changes'),
        runs: Reflect.get(window, 'runs'),
      }
      return kept
    })
    const [answer = 0, colours = 0, pictures = 0] = ['button', 'data-theme', 'data-pictures'].map(
      (attribute) => changes.findLast(({ name }) => name === attribute)?.at,
    )
    expect(answer).toBeGreaterThan(0)
    expect(colours).toBeGreaterThan(answer)
    expect(pictures).toBeGreaterThan(colours)
    expect(runs).toEqual([])
  })

  test('reaches what is not rendered yet: nothing fades from the old colours there', async ({
    visit,
  }) => {
    const { page } = await visit('/projects', { moves: true, colorScheme: 'light', height: 500 })
    const title = page.getByRole('article').last().getByRole('heading')
    const colour = () => title.evaluate((element) => getComputedStyle(element).color)
    const before = await colour()
    await page.evaluate(() => scrollTo(0, 0))
    await page.getByRole('button', { name: new RegExp(`^${ui.theme.label}`) }).press('Enter')
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page.locator('html')).not.toHaveAttribute('data-recolouring')
    const [first, running] = await title.evaluate((element) => [
      getComputedStyle(element).color,
      element.getAnimations().length,
    ])
    expect(first).not.toBe(before)
    expect(running).toBe(0)
  })

  test('changes which pictures are shown', async ({ visit }) => {
    const { page } = await visit('/', { colorScheme: 'light' })
    const shown = page.locator('main picture.on-light').first()
    await expect(shown).toHaveCSS('display', 'block')
    await page.getByRole('button', { name: new RegExp(`^${ui.theme.label}`) }).press('Enter')
    await expect(shown).toHaveCSS('display', 'none')
  })
})

test('what is far below the first view is not laid out before the reader nears', async ({
  visit,
}) => {
  const { page } = await visit('/about', { height: 400 })
  const isSkipped = () =>
    page
      .locator('main .section')
      .last()
      .locator('h2, button')
      .first()
      .evaluate((element) => !element.checkVisibility({ contentVisibilityAuto: true }))
  expect(await isSkipped()).toBe(true)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await expect.poll(isSkipped).toBe(false)
})

test('a way back leads to the same words, also past what was not laid out', async ({ visit }) => {
  const { page } = await visit('/about', { height: 400 })
  await page.locator('header[data-entrance="entered"]').waitFor()
  // As a reader does, who comes past every section.
  await page.evaluate(async () => {
    const { scrollHeight } = document.documentElement
    for (let top = 0; top < scrollHeight; top += innerHeight / 2) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
  })
  const last = page.locator('main .section').last()
  const top = async () => Math.round((await last.boundingBox())?.y ?? 0)
  let before = Number.NaN
  // What comes to life on the way may still move it.
  await expect
    .poll(async () => {
      const moved = (await top()) - before
      before = await top()
      return moved
    })
    .toBe(0)
  await page.getByRole('navigation').getByRole('link', { name: pages.projects.navigation }).click()
  await expect(page).toHaveTitle(new RegExp(pages.projects.title))
  await page.goBack()
  await expect(page).toHaveTitle(new RegExp(pages.about.title))
  await expect.poll(top).toBe(before)
})
