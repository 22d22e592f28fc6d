/** The visitor's system: what it asks for, its tabs, its storage and its network. */
import { vi } from 'vitest'
import { cdp } from 'vitest/browser'

import { settled } from './time'

const DEFAULTS = { 'prefers-reduced-motion': 'no-preference', 'prefers-color-scheme': 'dark' }

/** The visitor's system, as far as it is not like `DEFAULTS`. */
export async function systemSays(system: Partial<typeof DEFAULTS>) {
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

/** Requests that the network does not answer, by pattern. */
export async function networkLoses(...urls: string[]) {
  await cdp().send('Network.enable')
  await cdp().send('Network.setBlockedURLs', { urls })
}
