import './carousel.css'

import { useSelector } from '@xstate/react'
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'

import { ui } from 'virtual:words/ui'
import { useHydrated } from '#lib/use-hydrated.ts'
import { slideOnShow } from '#machines/carousel.machine.ts'

import { useMotionAllowed, usePreferences } from '#site/preferences/provider.tsx'
import type { CarouselActor } from './use-carousel.ts'
import { driveTrack } from './drive-track.ts'

interface Slide {
  key: string
  label: string
  content: ReactNode
}

interface CarouselProps {
  label: string
  actor: CarouselActor
  viewport: RefObject<HTMLDivElement | null>
  slides: readonly Slide[]
  /** One slide is shown at a time; the others are inert. */
  single?: boolean
  /** Sets `--visible`, the number of slides side by side, and an opaque background. */
  className: string
}

/** The viewport and its track, after the WAI-ARIA APG's carousel pattern. */
export function Carousel({ label, actor, viewport, slides, single, className }: CarouselProps) {
  const hydrated = useHydrated(true, false)
  const moves = useMotionAllowed()
  const { motion } = usePreferences()
  const track = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const isAllowed = () => motion.getSnapshot().hasTag('moving')
    return track.current ? driveTrack(track.current, actor, isAllowed) : undefined
  }, [actor, motion])
  // A step of one that shows several renders nothing.
  const onShow = useSelector(actor, ({ context }) => (single ? slideOnShow(context) : 0))
  const isIdle = useSelector(actor, (snapshot) => snapshot.matches({ rotation: 'idle' }))

  return (
    <div
      role="region"
      aria-roledescription={isIdle ? undefined : ui.carousel.carousel}
      aria-label={label}
    >
      <div
        ref={viewport}
        // Without motion, or before this code runs, it is scrolled by keyboard. A focus in it stays.
        tabIndex={hydrated && (isIdle || single || moves) ? -1 : 0}
        className={`carousel-viewport ${className}`}
      >
        <div ref={track} className="carousel-track">
          {slides.map(({ key, label: name, content }, index) => (
            <div
              key={key}
              role="group"
              aria-roledescription={isIdle ? undefined : ui.carousel.slide}
              aria-label={
                isIdle ? name : `${index + 1} ${ui.carousel.of} ${slides.length}${ui.colon} ${name}`
              }
              inert={single && hydrated && index !== onShow}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
    </div>
  )
}
