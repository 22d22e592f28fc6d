import { pageFlags } from './page-flags.ts'

const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown']

/** Events that the page sends by itself where its address points into it. */
const SIGNS_OR_ARRIVAL = ['scroll', 'focusin']

type Act = (sign?: Event) => void

/** The acts that wait for the sign, in their order. */
const waiting = new Set<Act>()

/**
 * Whether the address points into the page, or the visitor comes back to it: then a scroll is no
 * sign of a visitor.
 */
const leadsIntoPage = () => location.hash !== '' || history.state !== null

const listen = () => {
  const signs = new AbortController()
  const hear = (event: Event) => {
    // If the page moves under a pointer at rest, browsers send a `pointermove` of no distance.
    const isMove = event instanceof PointerEvent && event.type === 'pointermove'
    if (isMove && event.movementX === 0 && event.movementY === 0) return
    signs.abort()
    for (const act of waiting) act(event)
    waiting.clear()
  }
  const heard = leadsIntoPage() ? SIGNS : [...SIGNS, ...SIGNS_OR_ARRIVAL]
  for (const sign of heard)
    addEventListener(sign, hear, { capture: true, passive: true, signal: signs.signal })
}

/** Whether the visitor has given a sign: `first-paint` knows it from the start. */
export const hasGivenSign = () => pageFlags().untouched === undefined

/**
 * Calls `act` once, at the visitor's first sign: a pointer's movement, a touch, a scroll, a focus
 * or a key. It gets that event, or none if the sign was earlier: then it is called at once.
 * @returns what ends the waiting
 */
export const onFirstSign = (act: Act) => {
  if (hasGivenSign()) act()
  else {
    if (waiting.size === 0) listen()
    waiting.add(act)
  }
  return () => void waiting.delete(act)
}
