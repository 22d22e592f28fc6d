const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'focusin', 'keydown']

/** Calls `act` once, when the visitor first points, touches, scrolls, focuses or presses a key. */
export const onFirstSign = (act: (sign: Event) => void) => {
  const signs = new AbortController()
  const hear = (event: Event) => {
    // If the page moves under a pointer at rest, browsers send a `pointermove` of no distance.
    const isMove = event instanceof PointerEvent && event.type === 'pointermove'
    if (isMove && event.movementX === 0 && event.movementY === 0) return
    signs.abort()
    act(event)
  }
  for (const sign of SIGNS)
    addEventListener(sign, hear, { capture: true, passive: true, signal: signs.signal })
}
