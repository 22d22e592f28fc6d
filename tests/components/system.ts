import { vi } from 'vitest'
import { cdp } from 'vitest/browser'

import { settled } from './time'

interface System {
  'prefers-reduced-motion'?: 'reduce' | 'no-preference'
  'prefers-color-scheme'?: 'light' | 'dark'
}

const DEFAULTS: System = {
  'prefers-reduced-motion': 'no-preference',
  'prefers-color-scheme': 'dark',
}

/** The visitor's system, as far as it is not like `DEFAULTS`. */
export async function systemSays(system: System) {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries({ ...DEFAULTS, ...system }).map(([name, value]) => ({ name, value })),
  })
  // The browser tells the page with a frame, and a page that stands still draws none.
  await settled()
}

export const restoreSystem = () => systemSays({})

/** The visitor turns to another tab, or comes back. */
export function turnAway(isHidden: boolean) {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  document.dispatchEvent(new Event('visibilitychange'))
}

/** What another tab of the site does to what is kept. The browser tells this one. */
export function inAnotherTab(act: (storage: Storage) => void) {
  const tab = document.createElement('iframe')
  document.body.append(tab)
  act(tab.contentWindow!.localStorage)
  tab.remove()
}

/** Requests that the network does not answer, by pattern. */
export async function networkLoses(...urls: string[]) {
  await cdp().send('Network.enable')
  await cdp().send('Network.setBlockedURLs', { urls })
}
