import type { Page } from 'playwright'

import { inspector as words } from '#content/inspector'

import { violations, violationsInThemes } from './axe.ts'
import { expect } from './expect.ts'
import {
  actorStatus,
  button,
  openRecording,
  recorded,
  savedRecording,
  tab,
} from './inspector-page.ts'
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
  for (const view of names) {
    await tab(page, view).click()
    await page.getByRole('tabpanel', { name: view }).locator('> *').first().waitFor()
    const faults = await faultsOf(page, view === names[0] ? PANEL : TAB)
    found.push(...faults.map((fault) => `${view}: ${fault}`))
  }
  return found
}

test('the panel has no fault that axe knows, in both themes and in a narrow window', async ({
  visit,
}) => {
  const { page, said } = await visit('/about?inspect=faq')
  await page.locator('li.ins-event', { hasText: 'item.toggle' }).getByRole('button').click()
  await expect(actorStatus(page)).toContainText('faq is open')
  await expect(page.getByRole('tab')).toHaveText(wide)
  const { events, log, snapshot, coverage } = words.views
  expect(await violationsOfTabs(page, [events, snapshot, coverage], faultsOfPanel)).toEqual([])
  // The log is looked at with a moment chosen in it: the words above the views change, too.
  const chooseMoment = async () => {
    await tab(page, log).click()
    await page.locator('.ins-entry', { hasText: 'faq' }).last().click()
    await expect(page.locator('.ins-time')).toHaveAttribute('data-past', 'true')
  }
  await chooseMoment()
  expect(await faultsOfPanel(page)).toEqual([])
  await button(page, words.time.back).click()
  await mode(page, words.modes.recording).click()
  await page.getByText(words.recording.none).waitFor()
  expect(await faultsOfPanel(page)).toEqual([])

  await page.setViewportSize({ width: 360, height: 800 })
  expect(await inOneTheme(page)).toEqual([])
  await mode(page, words.modes.page).click()
  await expect(page.getByRole('tab')).toHaveText(narrow)
  expect(await violationsOfTabs(page, [chart, events, snapshot, coverage])).toEqual([])
  await tab(page, chart).click()
  await expect(actorStatus(page)).toContainText('faq is open')
  await chooseMoment()
  expect(await inOneTheme(page)).toEqual([])
  expect(said).toEqual([])
})

test('the panel has none with a recording in it either', async ({ visit }) => {
  const { page } = await recorded(visit)
  await openRecording(page, await savedRecording(page))
  await expect(actorStatus(page)).toBeVisible()
  await expect(page.getByRole('tab')).toHaveText(wide)
  expect(await violationsOfTabs(page, wide)).toEqual([])
  await page.setViewportSize({ width: 360, height: 800 })
  expect(await faultsOfPanel(page)).toEqual([])
})

test('nothing in the panel moves for those who want that, and for others it does', async ({
  visit,
}) => {
  const { page } = await visit('/machines?inspect=theme')
  const send = page.locator('li.ins-event', { hasText: 'theme.next' }).getByRole('button')
  await page.getByRole('button', { name: words.chart.zoomIn }).click()
  await send.click()
  await expect(page.locator('.ins-trace').first()).toBeAttached()
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target ?? []) : []))
      .filter((element) => element.closest('.ins-panel'))
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  )
  expect(moving).toEqual([])

  await page.emulateMedia({ reducedMotion: 'no-preference' })
  const begun = page.evaluate(
    () =>
      new Promise<string>((tell) => {
        addEventListener('animationstart', ({ animationName, target }) => {
          // The page behind it may move, too.
          if (target instanceof Element && target.closest('.ins-panel')) tell(animationName)
        })
      }),
  )
  await send.click()
  expect(await begun).toBe('ins-taken')
})

test('what is chosen can be told where colours are the reader’s own', async ({ visit }) => {
  const { page } = await visit('/machines?inspect=theme')
  const outline = (name: string) =>
    tab(page, name).evaluate((element) => getComputedStyle(element).outlineStyle)
  await tab(page, words.views.log).click()
  await page.getByRole('slider').focus()
  expect(await outline(words.views.log)).toBe('none')
  await page.emulateMedia({ forcedColors: 'active' })
  await expect.poll(() => outline(words.views.log)).toBe('solid')
  expect(await outline(words.views.events)).toBe('none')
})
