const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'focusin', 'keydown']

/** Calls `act` once, when the visitor first points, touches, scrolls, focuses or presses a key. */
export const onFirstSign = (act: (sign: Event) => void) => {
  const signs = new AbortController()
  const once = (event: Event) => {
    // Browsers tell a page that has changed under a pointer at rest.
    const isMove = event instanceof PointerEvent && event.type === 'pointermove'
    if (isMove && event.movementX === 0 && event.movementY === 0) return
    signs.abort()
    act(event)
  }
  for (const sign of SIGNS)
    addEventListener(sign, once, { capture: true, passive: true, signal: signs.signal })
}
