import { afterFrame } from '#lib/after-frame.ts'
import { onShortcut } from '#lib/shortcuts.ts'

const CALL = 'palette.call'

/** Opens the palette from anywhere in the page, once a frame has answered the press. */
export const callPalette = () => void afterFrame(() => dispatchEvent(new Event(CALL)))

/** Calls `listener` at each call of the palette, by keyboard too; returns a function that unsubscribes it. */
export const onPaletteCall = (listener: (event: Event) => void) => {
  const end = onShortcut('Ctrl+K', listener)
  addEventListener(CALL, listener)
  return () => {
    end()
    removeEventListener(CALL, listener)
  }
}
