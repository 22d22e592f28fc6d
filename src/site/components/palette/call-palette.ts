import { afterFrame } from '#lib/after-frame.ts'
import { shortcutOf } from '#lib/shortcuts.ts'

const CALL = 'palette.call'

/** Opens the palette from anywhere in the page, once a frame has answered the press. */
export const callPalette = () => void afterFrame(() => dispatchEvent(new Event(CALL)))

/** Calls `listener` at each call of the palette, by keyboard too; returns a function that unsubscribes it. */
export const onPaletteCall = (listener: (event: Event) => void) => {
  const onKeyDown = (event: KeyboardEvent) => {
    if (shortcutOf(event) !== 'Ctrl+K') return
    event.preventDefault()
    if (!event.repeat) listener(event)
  }
  // Captured: React stops events of what it has not hydrated yet.
  addEventListener('keydown', onKeyDown, true)
  addEventListener(CALL, listener)
  return () => {
    removeEventListener('keydown', onKeyDown, true)
    removeEventListener(CALL, listener)
  }
}
