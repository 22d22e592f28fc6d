import { useRef, type PointerEvent } from 'react'

import { sideOf } from './placement'
import type { CarouselActor } from './use-carousel'

/** Shorter ones are taps, or a hand that was not sure. */
const SWIPE_PX = 40

/** Handlers for an element on which a finger turns the slides. */
export const useSwipe = (actor: CarouselActor) => {
  const startX = useRef<number>(null)
  return {
    onPointerDown: ({ pointerType, clientX }: PointerEvent) => {
      startX.current = pointerType === 'mouse' ? null : clientX
    },
    onPointerUp: ({ clientX, currentTarget }: PointerEvent) => {
      if (startX.current === null) return
      const distance = clientX - startX.current
      startX.current = null
      if (Math.abs(distance) < SWIPE_PX) return
      const isOnward = distance * sideOf(currentTarget) > 0
      actor.send({ type: isOnward ? 'slide.next' : 'slide.previous' })
    },
  }
}
