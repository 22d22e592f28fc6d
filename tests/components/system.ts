/** What the visitor's system asks for. */
import { cdp } from 'vitest/browser'

import { settled } from './time.ts'

const DEFAULTS = { 'prefers-reduced-motion': 'no-preference', 'prefers-color-scheme': 'dark' }

/** The visitor's system, as far as it is not like `DEFAULTS`. */
export async function systemSays(system: Partial<typeof DEFAULTS>) {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: Object.entries({ ...DEFAULTS, ...system }).map(([name, value]) => ({ name, value })),
  })
  // The browser tells the page with a frame, and a page that stands still draws none.
  await settled()
}
