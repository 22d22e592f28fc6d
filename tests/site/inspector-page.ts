import type { BrowserContext, Page } from 'playwright'

import { inspector as words } from '#content/inspector'
import { ui } from '#content/ui'

import { expect } from './expect.ts'
import type { Visit } from './site.ts'

export const panel = (page: Page) => page.getByRole('complementary', { name: words.panel })
export const actorStatus = (page: Page) => page.locator('.ins-status')
export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
export const button = (page: Page, name: string) =>
  panel(page).getByRole('button', { name, exact: true })

/** Presses the button of the theme so many times. */
export const pressTheme = (page: Page, times: number) =>
  page
    .getByRole('button', { name: new RegExp(`^${ui.theme.label}`) })
    .first()
    .evaluate((element: HTMLElement, count) => {
      for (let press = 0; press < count; press += 1) element.click()
    }, times)

/** Keeps what is copied, which a page without a person in front of it may not. */
export const watchCopies = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: {
        writeText: (text: string) => {
          Object.assign(window, { copied: text })
          return Promise.resolve()
        },
      },
    })
  })

/** What has been copied, as soon as something has. */
export const copied = async (page: Page) => {
  const read = () => page.evaluate(() => ('copied' in window ? String(window.copied) : ''))
  await expect.poll(read).not.toBe('')
  return read()
}

/** Further ahead than a busy machine takes to say so: a clock cannot be set back. */
const AHEAD_MS = 3000

/** From here on the page's clock stands until the test moves it. */
export const holdTime = async (page: Page) =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + AHEAD_MS)

export const clocked = {
  moves: true,
  prepare: (context: BrowserContext) => context.clock.install(),
}

/** How much of the delay is left: 1 for all of it, 0 if none runs. On a clock that stands, none may come. */
export const shareLeft = (page: Page) =>
  page
    .locator('.ins-ring circle:nth-of-type(2)')
    .evaluateAll(([ring]) => 1 - Number(ring?.getAttribute('stroke-dashoffset') ?? 1))

/** A visitor who has opened an answer, and has the log of it in view. */
export const recorded = async (visit: (path: string) => Promise<Visit>) => {
  const visited = await visit('/about?inspect=faq')
  const { page } = visited
  await page.locator('li.ins-event', { hasText: 'item.toggle' }).getByRole('button').click()
  await expect(actorStatus(page)).toContainText('faq is open')
  await watchCopies(page)
  await tab(page, words.views.log).click()
  return visited
}

/** Opens what can be done with the log. */
export const openLogTools = (page: Page) => page.locator('.ins-log summary').click()

/** The recording that the log saves. */
export const savedRecording = async (page: Page) => {
  await openLogTools(page)
  const download = page.waitForEvent('download')
  await button(page, words.recording.save).click()
  const stream = await (await download).createReadStream()
  return Buffer.concat(await stream.toArray())
}

export const chooseRecording = (page: Page, buffer: Buffer) => {
  const file = { name: 'recording.json', mimeType: 'application/json', buffer }
  return page.getByLabel(words.recording.open).setInputFiles(file)
}

/** Opens a file as a recording. */
export const openRecording = async (page: Page, buffer: Buffer) => {
  await button(page, words.modes.recording).click()
  await chooseRecording(page, buffer)
}
