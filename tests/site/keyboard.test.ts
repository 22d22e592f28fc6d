import type { Page } from 'playwright'

import { faq } from '#content/faq'
import { inspector as words } from '#content/inspector'
import { pages } from '#content/pages'
import { ui } from '#content/ui'

import { expect } from './expect.ts'
import { countStops, walk } from './focus.ts'
import { tab } from './inspector-page.ts'
import { showAllProjects } from './projects-page.ts'
import { test } from './site.ts'

/** A desk, and the same window at 400 %. */
const WINDOWS = [
  { width: 1280, height: 800 },
  { width: 320, height: 256 },
]

const KEYS = ['Tab', 'Shift+Tab'] as const

/** What a keyboard cannot get to see, there and back. */
const faultsOfWalk = async (page: Page, where: string) => {
  const faults: string[] = []
  for (const key of KEYS) {
    const stops = await walk(page, key)
    // Now all of it is alive: what only scrolled before the scripts were there is no stop any more.
    const count = await countStops(page)
    // A region that scrolls is a stop of its own.
    if (stops.length < count) faults.push(`${where}, ${key}: ${stops.length} of ${count} stops`)
    for (const { element, fault } of stops)
      if (fault) faults.push(`${where}, ${key}: ${element} ${fault}`)
  }
  return faults
}

const openAll = async (page: Page, path: string) => {
  const named = (name: string) => page.getByRole('button', { name, exact: true })
  if (path === pages.about.path) await named(faq[0]?.question ?? '').click()
  if (path !== pages.projects.path) return
  await showAllProjects(page)
  // The last press moves the focus once its projects are there.
  await expect(page.locator('[data-beyond]')).toHaveCount(0)
  await expect(page.locator('.project-list h2:focus')).toHaveCount(1)
}

/** Down the page and up again, so that all of it is alive. */
const enliven = async (page: Page) => {
  await page.keyboard.press('End')
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Home')
}

test.for(Object.values(pages).map(({ path }) => path))(
  'a keyboard sees everything that it gets to at %s',
  async (path, { visit }) => {
    const { page, said } = await visit(path)
    await enliven(page)
    await openAll(page, path)
    for (const size of WINDOWS) {
      await page.setViewportSize(size)
      expect(await faultsOfWalk(page, `${size.width} px`)).toEqual([])
    }
    expect(said).toEqual([])
  },
)

test('at 400 % the open menu is walked through in the order in which it is drawn', async ({
  visit,
}) => {
  const { page } = await visit('/404', { width: 320, height: 256 })
  const button = page.getByRole('button', { name: ui.navigation.menu })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: ui.navigation.cv })).toBeVisible()
  const panel = page.locator(`#${await button.getAttribute('aria-controls')}`)
  const inside: (string | undefined)[] = []
  const heights: number[] = []
  for (;;) {
    await page.keyboard.press('Tab')
    const stop = page.locator(':focus')
    if (!(await panel.evaluate((element) => element.contains(document.activeElement)))) break
    inside.push((await stop.innerText()).trim())
    await expect(stop).toBeInViewport({ ratio: 0.99 })
    heights.push(
      await stop.evaluate(
        (element) =>
          element.getBoundingClientRect().top + element.closest('[data-state]')!.scrollTop,
      ),
    )
  }
  expect(inside).toEqual(
    expect.arrayContaining([pages.about.navigation, ui.navigation.cv, ui.palette.open]),
  )
  expect(heights).toEqual(heights.toSorted((one, other) => one - other))
})

test('a docked inspector hides nothing that the keyboard gets to, in the page or in itself', async ({
  visit,
}) => {
  const { page } = await visit('/about?inspect=faq')
  await expect(page.locator('.ins-node').first()).toBeAttached()
  for (const view of [words.views.events, words.views.log]) {
    await tab(page, view).click()
    expect(await faultsOfWalk(page, view)).toEqual([])
  }
})
