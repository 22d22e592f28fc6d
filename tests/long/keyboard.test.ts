/** Tab and Shift+Tab reach everything that can be used, and what has the focus is seen. */
import type { Page } from 'playwright'

import { faq } from '#content/faq'
import { pages } from '#content/pages'
import { ui } from '#content-model/schema/ui.ts'

import { press, showAllProjects } from '../site/controls.ts'
import { expect } from '../site/expect.ts'
import { test } from '../site/site.ts'

/** Focuses the first element that Tab reaches, or the last, and counts them. */
const begin = (page: Page, key: 'Tab' | 'Shift+Tab') =>
  page.evaluate((atStart) => {
    const all = document.querySelectorAll<HTMLElement>('a[href], button, input, select, [tabindex]')
    const stops = [...all].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled, [inert] *') &&
        element.checkVisibility({ visibilityProperty: true }),
    )
    stops.at(atStart ? 0 : -1)?.focus()
    return stops.length
  }, key === 'Tab')

/** What has the focus, and what hides it from the reader; null if nothing of the page has it. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return null
    const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.trim()}`
    const [box = element.getBoundingClientRect()] = element.getClientRects()
    const { left, width, top, bottom } = box
    // A part that is taller than the window is seen from its beginning.
    const end = Math.min(bottom, Math.max(innerHeight, top + 24))
    const covers = [top + 3, (top + end) / 2, end - 3].flatMap((y) => {
      const hit = document.elementFromPoint(left + width / 2, y)
      // Of a drawing, one part may lie on another.
      const isDrawn = element instanceof SVGElement && element.ownerSVGElement?.contains(hit)
      const isSeen = hit && (element.contains(hit) || hit.contains(element) || isDrawn)
      return isSeen ? [] : [hit?.outerHTML.slice(0, 60) ?? 'the edge of the window']
    })
    const isShown = element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    return { name: name.slice(0, 60), covers: isShown ? covers : ['its style'] }
  })

/** Elements that are hidden when they have the focus, from one end of the page to the other. */
const faultsOfWalk = async (page: Page, key: 'Tab' | 'Shift+Tab') => {
  const count = await begin(page, key)
  const faults: string[] = []
  let walked = 0
  for (let stop = await focused(page); stop && walked < 250; stop = await focused(page)) {
    walked += 1
    if (stop.covers.length > 0) faults.push(`${key}: ${stop.name} is hidden by ${stop.covers[0]}`)
    await press(page, key)
  }
  // A region that scrolls is a stop of its own.
  return walked < count || walked === 250 ? [...faults, `${walked} of ${count} stops`] : faults
}

test.for(Object.values(pages).map(({ path }) => path))(
  'at %s each element that has the focus is seen',
  async (path, { visit }) => {
    const { page, said } = await visit(path)
    if (path === pages.about.path)
      await page.getByRole('button', { name: faq[0]!.question }).click()
    if (path === pages.projects.path) {
      await showAllProjects(page)
      // The last press moves the focus once its projects are there.
      await expect(page.locator('.project-list h2:focus')).toHaveCount(1)
    }
    expect(await faultsOfWalk(page, 'Tab')).toEqual([])
    // The same window at 400 %.
    await page.setViewportSize({ width: 320, height: 256 })
    expect(await faultsOfWalk(page, 'Tab')).toEqual([])
    // A phone on its side, with its keyboard.
    await page.setViewportSize({ width: 640, height: 300 })
    expect(await faultsOfWalk(page, 'Tab')).toEqual([])
    // A folded phone: the bar has two rows.
    await page.setViewportSize({ width: 280, height: 256 })
    expect(await faultsOfWalk(page, 'Shift+Tab')).toEqual([])
    expect(said).toEqual([])
  },
)

test('at 400 % each link of the open menu is seen when it has the focus', async ({ visit }) => {
  const { page } = await visit('/404', { width: 320, height: 256 })
  const button = page.getByRole('button', { name: ui.navigation.menu })
  const panel = page.locator(`#${await button.getAttribute('aria-controls')}`)
  await button.press('Enter')
  await expect(panel).toBeVisible()
  const stop = panel.locator(':focus')
  await press(page, 'Tab')
  await expect(stop).toHaveCount(1)
  for (; (await stop.count()) > 0; await press(page, 'Tab'))
    await expect(stop).toBeInViewport({ ratio: 0.99 })
})

test('a docked inspector hides no element that has the focus', async ({ visit }) => {
  const { page } = await visit('/about?inspect=faq')
  await expect(page.locator('.ins-node').first()).toBeAttached()
  await page.getByRole('tab').first().click()
  expect(await faultsOfWalk(page, 'Tab')).toEqual([])
})
