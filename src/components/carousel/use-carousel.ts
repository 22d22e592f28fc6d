import { useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'

import { usePageActor } from '../../actors/use-page-actor.ts'
import { observeMotion, observeVisibility, observeSize, observeIntersection } from '#lib/observe'
import { carouselMachine, type Hold } from '#machines/carousel.machine'

import { usePreferences } from '../../preferences/provider'

export type CarouselActor = ActorRefFrom<typeof carouselMachine>

interface CarouselOptions {
  id: string
  count: number
  /** Before the style sheet has been asked. */
  visible: number
  intervalMs: number
  linear?: boolean
}

/** A carousel's actor, held by whatever is a reason to stand still, and its viewport. */
export const useCarousel = ({ id, linear = false, ...input }: CarouselOptions) => {
  const actor = usePageActor(carouselMachine, { id, input: { ...input, linear } })
  const viewport = useRef<HTMLDivElement>(null)
  const { motion } = usePreferences()

  useEffect(() => {
    if (!viewport.current) return
    const element = viewport.current
    const hold = holder(actor)
    const keepVisible = () => {
      const visible = Number(getComputedStyle(element).getPropertyValue('--visible'))
      if (visible && visible !== actor.getSnapshot().context.visible) {
        actor.send({ type: 'viewport.resized', visible })
      }
    }
    const endings = [
      observeMotion(motion, (snapshot) => {
        hold('visitor', snapshot.matches('stopped'))
        hold('reduced', snapshot.matches({ following: 'reduced' }))
      }),
      observeVisibility((isHidden) => hold('hidden', isHidden)),
      observeIntersection(element, (isOutside) => hold('offscreen', isOutside)),
      observeSize(element, keepVisible),
    ]
    return () => endings.forEach((end) => end())
  }, [actor, motion])

  return { actor, viewport }
}

/** Tells the actor when a reason comes or goes, and only then. */
const holder = (actor: CarouselActor) => (reason: Hold, holds: boolean) => {
  if (actor.getSnapshot().context.holds.includes(reason) === holds) return
  actor.send({ type: holds ? 'rotation.hold' : 'rotation.release', reason })
}
