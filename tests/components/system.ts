/** What the visitor's system asks for, and where the mouse is. */
import { cdp, userEvent } from 'vitest/browser'

import { settled } from './time.ts'

const DEFAULTS = { 'prefers-reduced-motion': 'no-preference', 'prefers-color-scheme': 'dark' }

let asked = ''

/** The visitor's system, as far as it is not like `DEFAULTS`. */
export async function systemSays(system: Partial<typeof DEFAULTS>) {
  const features = Object.entries({ ...DEFAULTS, ...system }).map(([name, value]) => ({
    name,
    value,
  }))
  if (JSON.stringify(features) === asked) return
  asked = JSON.stringify(features)
  await cdp().send('Emulation.setEmulatedMedia', { features })
  // The media queries change with a frame, and a still page draws none.
  await settled()
}

let isMouseAway = false
const onMouse = ({ isTrusted }: Event) => {
  if (isTrusted) isMouseAway = false
}
document.addEventListener('mousemove', onMouse, { capture: true })

/** The mouse is where the test before has left it: this moves it to an empty corner. */
export async function takeMouseAway() {
  if (isMouseAway) return
  await userEvent.hover(document.documentElement, { position: { x: 1, y: 1 }, force: true })
  isMouseAway = true
}
