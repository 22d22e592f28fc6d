import { useEffect, useRef } from 'react'
import type { ActorRefFrom, InputFrom, SnapshotFrom } from 'xstate'

import { usePageActor } from '#devtools/index.ts'
import { createPause, observeSize, observeVisibility } from '#lib/observe.ts'
import { observeIntersection } from '#lib/observe-intersection.ts'
import { carouselMachine } from '#machines/carousel.machine.ts'

import { usePreferences } from '#site/preferences/provider.tsx'

/** A carousel advances with this share of it in view: on a desktop the first screen ends there in the showcase. */
const LEAST_IN_VIEW = { threshold: 0.25 }

export type CarouselActor = ActorRefFrom<typeof carouselMachine>

/** Whether it advances by itself: it waits for an advance, or one is due. */
export const isRotating = (snapshot: SnapshotFrom<typeof carouselMachine>) =>
  snapshot.matches({ rotation: 'waiting' }) || snapshot.matches({ rotation: 'due' })

type CarouselOptions = { id: string } & Omit<InputFrom<typeof carouselMachine>, 'pauseReasons'>

/** A carousel's actor, paused while there is a reason for it, and a ref for its viewport. */
export const useCarousel = ({ id, ...input }: CarouselOptions) => {
  const actor = usePageActor(carouselMachine, {
    id,
    // Until it is known to be in view, nothing is loaded for its first advance.
    input: { ...input, pauseReasons: ['offscreen'] },
  })
  const viewport = useRef<HTMLDivElement>(null)
  const { motion } = usePreferences()

  useEffect(() => {
    if (!viewport.current) return
    const element = viewport.current
    const pause = createPause(actor, 'rotation')
    const updateVisible = () => {
      const visible = Number(getComputedStyle(element).getPropertyValue('--visible'))
      if (visible && visible !== actor.getSnapshot().context.visible) {
        actor.send({ type: 'viewport.resized', visible })
      }
    }
    const followMotion = ({ context }: SnapshotFrom<typeof motion>) => {
      pause('visitor', context.choice === 'stop')
      pause('reduced', context.choice === 'system' && context.system === 'stop')
    }
    followMotion(motion.getSnapshot())
    const subscription = motion.subscribe(followMotion)
    const stops = [
      () => subscription.unsubscribe(),
      observeVisibility((isHidden) => pause('hidden', isHidden)),
      observeIntersection(element, (isOutside) => pause('offscreen', isOutside), LEAST_IN_VIEW),
      observeSize(element, updateVisible),
    ]
    return () => stops.forEach((stop) => stop())
  }, [actor, motion])

  return { actor, viewport }
}
