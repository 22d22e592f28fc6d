import type { Page } from 'playwright'
import { describe } from 'vitest'

import { inspector as words } from '#content/inspector'

import { violations, violationsInThemes } from './axe.ts'
import { expect } from './expect.ts'
import { actorStatus, openRecording, recorded, savedRecording, tab } from './inspector-page.ts'
import { test } from './site.ts'

/** Of the page behind the panel, other tests speak. */
const PANEL = '.ins-panel'
const faultsOfPanel = (page: Page, part = PANEL) => violationsInThemes(page, part)
/** Colours are the same in a narrow window and with a recording: one theme is enough there. */
const inOneTheme = (page: Page, part = PANEL) => violations(page, part)

const mode = (page: Page, name: string) =>
  page.getByRole('group', { name: words.modes.label }).getByRole('button', { name, exact: true })
const { label: _, chart, ...views } = words.views
const wide = Object.values(views)
/** Here the chart has a tab of its own. */
const narrow = [chart, ...wide]

/** What a tab changes in the panel. */
const TAB = '.ins-tabs, [role=tabpanel]'

/**
 * Looks at the panel with its first tab, and then at what the others show in it; what is found is
 * named by the tab.
 */
const violationsOfTabs = async (page: Page, names: string[], faultsOf = inOneTheme) => {
  const found: string[] = []
  await expect(page.getByRole('tab')).toHaveText(names)
  for (const view of names) {
    await tab(page, view).click()
    await page.getByRole('tabpanel', { name: view }).locator('> *').first().waitFor()
    const faults = await faultsOf(page, view === names[0] ? PANEL : TAB)
    found.push(...faults.map((fault) => `${view}: ${fault}`))
  }
  return found
}

describe('the panel in both themes', () => {
  test.for([360, 1280])('has no fault that axe knows at %i px', async (width, { visit }) => {
    const wishes = { width }
    const { page, said } = await visit('/about?inspect=faq', wishes)
    const isNarrow = width === 360
    const expectStatus = async (text: string) => {
      if (isNarrow) await tab(page, chart).click()
      await expect(actorStatus(page)).toContainText(text)
    }
    await tab(page, words.views.events).click()
    const toggle = page.locator('li.ins-event', { hasText: 'item.toggle' }).getByRole('button')
    await toggle.click()
    await expectStatus('faq is open')
    const faultsOf = isNarrow ? inOneTheme : faultsOfPanel
    expect(await violationsOfTabs(page, isNarrow ? narrow : wide, faultsOf)).toEqual([])

    await tab(page, words.views.log).click()
    await page.locator('.ins-entry', { hasText: 'faq' }).last().click()
    await expectStatus('was')
    await tab(page, words.views.log).click()
    expect(await faultsOf(page)).toEqual([])

    await mode(page, words.modes.recording).click()
    await page.getByText(words.recording.none).waitFor()
    expect(await faultsOf(page)).toEqual([])
    expect(said).toEqual([])
  })

  test('has none with a recording in it either', async ({ visit }) => {
    const { page } = await recorded(visit)
    const { page: other } = await visit('/?inspect')
    await openRecording(other, await savedRecording(page))
    await expect(actorStatus(other)).toBeVisible()
    expect(await violationsOfTabs(other, wide)).toEqual([])
    await other.setViewportSize({ width: 360, height: 800 })
    expect(await faultsOfPanel(other)).toEqual([])
  })
})

test('nothing in the panel moves for those who want that', async ({ visit }) => {
  const { page } = await visit('/?inspect=theme')
  await page.getByRole('button', { name: words.chart.zoomIn }).click()
  await page.locator('li.ins-event', { hasText: 'theme.next' }).getByRole('button').click()
  await expect(page.locator('.ins-trace').first()).toBeAttached()
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target ?? []) : []))
      .filter((element) => element.closest('.ins-panel'))
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  )
  expect(moving).toEqual([])
})

test('the check of movement sees movement where it is wanted', async ({ visit }) => {
  const { page } = await visit('/?inspect=theme', { moves: true })
  const begun = page.evaluate(
    () =>
      new Promise<string>((tell) => {
        addEventListener('animationstart', ({ animationName, target }) => {
          // The page behind it may move, too.
          if (target instanceof Element && target.closest('.ins-panel')) tell(animationName)
        })
      }),
  )
  await page.locator('li.ins-event', { hasText: 'theme.next' }).getByRole('button').click()
  expect(await begun).toBe('ins-taken')
})

test('what is chosen can be told where colours are the reader’s own', async ({ visit }) => {
  const { page } = await visit('/?inspect=theme')
  const outline = (name: string) =>
    tab(page, name).evaluate((element) => getComputedStyle(element).outlineStyle)
  await tab(page, words.views.log).click()
  await page.getByRole('slider').focus()
  expect(await outline(words.views.log)).toBe('none')
  await page.emulateMedia({ forcedColors: 'active' })
  await expect.poll(() => outline(words.views.log)).toBe('solid')
  expect(await outline(words.views.events)).toBe('none')
})
