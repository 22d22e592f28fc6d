import { test } from 'vitest'

import { ui } from '#content/ui'

import { expect } from '../site/expect.ts'
import { inEachEngine } from './in-each-engine.ts'
import type { Session } from './webdriver.ts'

const stateOfShowcase = (page: Session) =>
  page.run(() => document.querySelector('#showcase [data-card-state]')?.textContent)

/** Its place moves as the page is laid out. */
const showShowcase = async (page: Session) => {
  await page.run(() => document.querySelector('#showcase')?.scrollIntoView({ behavior: 'instant' }))
  return stateOfShowcase(page)
}

const placeOf = (page: Session) => page.run(() => Math.round(scrollY))

/** To another document and back to the page as it was left. */
const goAndReturn = async (page: Session) => {
  await page.run(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
    location.assign('/resume.txt')
  })
  await expect.poll(() => page.run(() => location.pathname)).toBe('/resume.txt')
  await page.run(() => history.back())
  // A page that is loaded anew knows nothing of it.
  await expect
    .poll(() => page.run(() => (window as unknown as { persisted?: boolean }).persisted))
    .toBe(true)
}

// Chromium without windows has no such cache.
inEachEngine((visit) => {
  test('a page that the back/forward cache kept goes on where it was left', async () => {
    const page = await visit('/')
    await expect.poll(() => showShowcase(page)).toContain(`${ui.showcase.rotating} · 2 /`)
    const place = await placeOf(page)
    expect(place).toBeGreaterThan(0)
    await goAndReturn(page)
    await expect.poll(() => placeOf(page)).toBe(place)
    await expect.poll(() => stateOfShowcase(page)).toContain(ui.showcase.rotating)
    const before = await stateOfShowcase(page)
    await expect.poll(() => stateOfShowcase(page)).not.toBe(before)
    const faults = await page.run(() => (window as unknown as { faults: string[] }).faults)
    expect(faults).toEqual([])
  })
})
