import { useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'

import { useInspected } from '#hooks/use-inspected'
import { carouselMachine, type Hold } from '#machines/carousel.machine'

import { usePreferences } from '../preferences/preferences'

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
  const actor = useInspected(carouselMachine, { id, input: { ...input, linear } })
  const viewport = useRef<HTMLDivElement>(null)
  const { motion } = usePreferences()

  useEffect(() => {
    const hold = holder(actor)
    const watchMotion = () => {
      const snapshot = motion.getSnapshot()
      hold('visitor', snapshot.matches('stopped'))
      hold('reduced', snapshot.matches({ following: 'reduced' }))
    }
    const watchPage = () => hold('hidden', document.hidden)
    const watchWindow = new IntersectionObserver((entries) =>
      hold('offscreen', entries.at(-1)?.isIntersecting === false),
    )
    const watchSize = new ResizeObserver(() => {
      if (!viewport.current) return
      const visible = Number(getComputedStyle(viewport.current).getPropertyValue('--visible'))
      if (visible && visible !== actor.getSnapshot().context.visible) {
        actor.send({ type: 'viewport.resized', visible })
      }
    })

    watchMotion()
    watchPage()
    const subscription = motion.subscribe(watchMotion)
    document.addEventListener('visibilitychange', watchPage)
    if (viewport.current) {
      watchWindow.observe(viewport.current)
      watchSize.observe(viewport.current)
    }
    return () => {
      subscription.unsubscribe()
      document.removeEventListener('visibilitychange', watchPage)
      watchWindow.disconnect()
      watchSize.disconnect()
    }
  }, [actor, motion])

  return { actor, viewport }
}

/** Tells the actor when a reason comes or goes, and only then. */
const holder = (actor: CarouselActor) => (reason: Hold, holds: boolean) => {
  if (actor.getSnapshot().context.holds.includes(reason) === holds) return
  actor.send({ type: holds ? 'rotation.hold' : 'rotation.release', reason })
}
