const CALL = 'palette.call'

/** Asks for the palette from anywhere in the page. */
export const callPalette = () => dispatchEvent(new Event(CALL))

/** Calls `listener` when the palette is asked for, by keyboard too; returns what ends that. */
export const onPaletteCall = (listener: () => void) => {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    listener()
  }
  addEventListener('keydown', onKeyDown)
  addEventListener(CALL, listener)
  return () => {
    removeEventListener('keydown', onKeyDown)
    removeEventListener(CALL, listener)
  }
}
