import { test } from 'vitest'

import { inspector as words } from '#content/inspector'

import { expect } from '../site/expect.ts'
import { inEachEngine } from './in-each-engine.ts'
import type { Session } from './webdriver.ts'

/** Keeps the window that the page opens, and what goes against its policy. */
const watch = (page: Session) =>
  page.run(() => {
    const open = window.open.bind(window)
    const offences: string[] = []
    Object.assign(window, { offences })
    const hear = ({ violatedDirective }: SecurityPolicyViolationEvent) =>
      void offences.push(violatedDirective)
    addEventListener('securitypolicyviolation', hear)
    window.open = (...parts) => {
      const popup = open(...parts)
      popup?.addEventListener('securitypolicyviolation', hear)
      popup?.addEventListener('pagehide', () => void Object.assign(window, { hasEnded: true }))
      Object.assign(window, { popup })
      return popup
    }
  })

/** What is in the window, as it is styled there. */
const seenIn = (page: Session) =>
  page.run(() => {
    const { popup, offences } = window as unknown as { popup?: Window; offences: string[] }
    const panel = popup?.document.querySelector('.ins-panel')
    if (!popup || !panel) return null
    const { position, color } = popup.getComputedStyle(panel)
    const actors = [...panel.querySelectorAll('.ins-actor-name')].map(
      ({ textContent }) => textContent,
    )
    const isColored = color === getComputedStyle(document.body).color
    return { position, isColored, hasFaq: actors.includes('faq'), offences }
  })

const isDocked = (page: Session) =>
  page.run(() => document.querySelector('.inspector-host button') !== null)

inEachEngine((visit) => {
  test('the inspector stands in a window of its own, styled, and ends with it', async () => {
    const page = await visit('/about?inspect=faq')
    await expect.poll(() => isDocked(page)).toBe(true)
    await watch(page)
    await page.press(`[aria-label="${words.ownWindow}"]`)
    await expect
      .poll(() => seenIn(page))
      .toEqual({ position: 'fixed', isColored: true, hasFaq: true, offences: [] })
    expect(await isDocked(page)).toBe(false)

    await page.run(() => (window as unknown as { popup: Window }).popup.close())
    await expect.poll(() => page.run(() => 'hasEnded' in window)).toBe(true)
    // The key would close a panel that is open: it opens this one, which its window has closed.
    await page.run(() =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true })),
    )
    await expect.poll(() => isDocked(page)).toBe(true)
  })
})
