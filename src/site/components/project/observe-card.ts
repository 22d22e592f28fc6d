import type { ObserveActive } from '#lib/observe.ts'
import { observeIntersection } from '#lib/observe-intersection.ts'

/** The root margin of a small window's middle: the rest lies above and below. */
const CENTRE = { rootMargin: '-42% 0px -42% 0px' }

type Attention = 'pointed at' | 'tapped' | 'centred'

/**
 * A card is looked at while a mouse or pen points at it, while it was tapped last, while it has the focus or,
 * without a mouse, while it is centred.
 */
export const observeCard: ObserveActive = (picture, listener) => {
  const card = picture.closest('article')
  if (!card) return () => {}
  const attention = new Set<Attention>()
  // The mouse may have come before this code.
  if (card.matches(':hover')) attention.add('pointed at')
  const update = () => listener(attention.size > 0 || card.matches(':focus-within'))
  const attend = (kind: Attention, isSo: boolean) => {
    if (attention.has(kind) === isSo) return
    if (isSo) attention.add(kind)
    else attention.delete(kind)
    update()
  }

  const ending = new AbortController()
  const on = (type: string, act: (event: PointerEvent) => void) =>
    card.addEventListener(type, act as EventListener, ending)
  // A finger points at nothing: browsers also send mouse events for a tap, which are ignored.
  for (const type of ['pointerenter', 'pointermove'])
    on(type, ({ pointerType }) => pointerType !== 'touch' && attend('pointed at', true))
  on('pointerleave', ({ pointerType }) => pointerType !== 'touch' && attend('pointed at', false))
  // The pointer is cancelled when the finger scrolls the page.
  on('pointercancel', () => attend('tapped', false))
  on('focusin', update)
  on('focusout', update)
  const onPress = ({ target, pointerType }: PointerEvent) => {
    const isHere = target instanceof Node && card.contains(target)
    attend('tapped', isHere && pointerType === 'touch')
    if (!isHere) attend('pointed at', false)
  }
  addEventListener('pointerdown', onPress, { capture: true, signal: ending.signal })

  const hasMouse = matchMedia('(hover: hover)').matches
  const onCentre = (isOutside: boolean) => attend('centred', !isOutside)
  const end = hasMouse ? undefined : observeIntersection(picture, onCentre, CENTRE)
  update()
  return () => {
    ending.abort()
    end?.()
  }
}
