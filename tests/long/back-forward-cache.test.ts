/** Back may bring a page from the browser's cache as it was: nothing is loaded, and all of it answers. */
import { chromium } from 'playwright'
import { expect, inject, onTestFinished, test, vi } from 'vitest'

import { ui } from '#content-model/schema/ui.ts'

import { findWholeChromium, launchArguments } from '../chromium.ts'
import { ask, toolsOf } from '../site/agent-calls.ts'
import { PATIENCE } from '../site/expect.ts'
import { hydrated } from '../site/site.ts'

const executablePath = findWholeChromium()
if (!executablePath) console.warn('no Chromium, Chrome or Edge with a back/forward cache: skipped')

test.skipIf(!executablePath)(
  'a list is as long, the page as far down, and its tools answer an agent',
  async () => {
    const browser = await chromium.launch({
      executablePath,
      args: [...launchArguments, '--enable-features=WebMCP'],
      // Playwright switches it off.
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    })
    onTestFinished(() => browser.close())
    const page = await browser.newPage()
    const uncaught: string[] = []
    page.on('pageerror', ({ message }) => uncaught.push(message))
    await page.goto(new URL('projects', inject('siteUrl')).href)
    await hydrated(page)
    await toolsOf(page)
    const entries = page.locator('.project-list > li').filter({ visible: true })
    const before = await entries.count()
    await page.getByRole('button', { name: ui.projects.more }).click()
    await expect.poll(() => entries.count()).toBeGreaterThan(before)
    const length = await entries.count()
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    const scrolled = () => page.evaluate(() => Math.round(scrollY))
    const top = await scrolled()

    // No page that still loads something goes there.
    await vi.waitFor(async () => {
      await page.evaluate(() => {
        // Only a page from the cache has this listener.
        addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
        location.assign('/resume.txt')
      })
      await page.waitForURL('**/resume.txt')
      await page.evaluate(() => history.back())
      // A page from the cache is not loaded again.
      await page.waitForURL('**/projects', { waitUntil: 'commit' })
      await page.waitForFunction(() => 'persisted' in window, undefined, { timeout: 3000 })
    }, PATIENCE.timeout)
    expect(await page.evaluate(() => 'persisted' in window && window.persisted)).toBe(true)
    expect(await entries.count()).toBe(length)
    expect(await scrolled()).toBe(top)
    await toolsOf(page)
    expect(await ask(page, 'page_state', { machine: 'navigation' })).toMatchObject({ ok: true })
    expect(await ask(page, 'open_page', { path: '/about' })).toMatchObject({ settled: true })
    expect(uncaught).toEqual([])
  },
)
