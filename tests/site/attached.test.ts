/** The panel is attached by one call to a page of three foreign actors that has no site. */
import { rm } from 'node:fs/promises'

import { onTestFinished } from 'vitest'

import { runBuild } from '../run-build.ts'
import { startPreview } from '../start-preview.ts'
import { expect } from './expect.ts'
import { inspectorOn } from './inspector-page.ts'
import { test } from './site.ts'

const BUILT = '.cache/attached'

test('foreign actors, those inside and their services are listed, drawn, sent to and frozen', async ({
  visit,
}) => {
  await runBuild(['--config', 'tests/attached/vite.config.ts', '--outDir', `../../${BUILT}`])
  onTestFinished(() => rm(BUILT, { recursive: true }))
  const { url, close } = await startPreview('.', { outDir: BUILT })
  onTestFinished(close)
  const { page, said } = await visit(url, { width: 1440, height: 900, waitUntil: 'load' })
  const { panel, status, actor, sender, tab, entries, button } = inspectorOn(page)
  await expect(page.locator('.ins-actor-name')).toHaveText([
    /friends/,
    /└ first.*best/,
    /flightBooker/,
    /stopwatch/,
  ])
  await sender('ADD').click()
  await expect(page.locator('.ins-actor-name').nth(2)).toContainText('└ friend')
  await expect(panel).toContainText('What its own actions do, or throw, is not foreseen.')
  await sender('EDIT_ALL').click()
  await actor('first').click()
  await expect(status).toContainText('first is editing')

  await actor('friends').click()
  await sender('REMOVE').click()
  await page.locator('.ins-actor[data-gone]').click()
  await expect(panel).toContainText('It has gone: it takes no event any more.')

  await actor('flightBooker').click()
  await expect(page.locator('.ins-row', { hasText: 'done book' })).toHaveCount(1)
  await button('BOOK').click()
  await expect(status).toContainText('waits for book')
  await button('Freeze the page').click()
  await expect(panel).toContainText(/Machines and animations are frozen.*not frozen: book/)
  await page.evaluate(() => dispatchEvent(new Event('full')))
  await expect(status).toContainText('scheduling.oneWay')
  await tab('log').click()
  await expect(button('Copy as test')).toBeEnabled()
  await expect(entries(/flightBooker error book/)).toContainText('booking → scheduling.oneWay')
  await expect(entries(/book came/)).toContainText('running')
  await button('Let the page go on').click()
  await entries(/book came/).click()
  await expect(button('Copy as test')).toBeDisabled()

  await actor('stopwatch').click()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  expect(said).toEqual([])
})
