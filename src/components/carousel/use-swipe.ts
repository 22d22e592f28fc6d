import { useRef, type PointerEvent } from 'react'

import { sideOf } from './placement'
import type { CarouselActor } from './use-carousel'

/** A shorter movement is a tap. */
const SWIPE_PX = 40

/** Pointer handlers by which a finger or pen swipes to the next or previous slide. */
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
