import { useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'

import { ui } from '#content/ui'
import { whenIdle } from '#lib/idle'
import { useHydrated } from '#lib/use-hydrated'
import { slideOnShow } from '#machines/carousel.machine'

import { Movement, preloadMovements } from '../movement/movement'
import { useMotionAllowed } from '../../preferences/provider'
import { lapsBefore, place, readPosition } from './placement'
import type { CarouselActor } from './use-carousel'

const GSAP_LATEST_MS = 500

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
  const hydrated = useHydrated()
  const moves = useMotionAllowed()
  const track = useRef<HTMLDivElement>(null)
  const { position, count, visible, linear } = useSelector(actor, ({ context }) => context)
  const isMoving = useSelector(actor, (snapshot) => snapshot.matches({ track: 'moving' }))
  const isFrozen = useSelector(actor, (snapshot) =>
    snapshot.matches({ track: { moving: 'frozen' } }),
  )
  const isIdle = useSelector(actor, (snapshot) => snapshot.matches({ rotation: 'idle' }))
  const isWaiting = useSelector(actor, (snapshot) => snapshot.matches({ rotation: 'waiting' }))
  const onShow = slideOnShow({ position, count })

  // In view: it will move soon.
  useEffect(() => {
    if (isWaiting) whenIdle(preloadMovements, GSAP_LATEST_MS)
  }, [isWaiting])

  // Position of the track between two movements, laps included.
  const standsAt = useRef(position)
  useLayoutEffect(() => {
    if (!track.current || count === 0) return
    if (!isMoving) standsAt.current = position
    const first = Math.min(standsAt.current, position)
    const laps = lapsBefore(first, count)
    place(track.current, { position: standsAt.current - laps, first: first - laps, visible })
  }, [isMoving, position, count, visible])

  return (
    <div
      role="region"
      aria-roledescription={isIdle ? undefined : ui.carousel.carousel}
      aria-label={label}
    >
      <div
        ref={viewport}
        // Without motion, or before this code runs, it is scrolled by keyboard. A focus in it stays.
        tabIndex={isIdle || (hydrated && (single || moves)) ? -1 : 0}
        // A layer of its own: nothing behind its ground is drawn again as the track moves over it.
        className={`carousel-viewport overflow-hidden will-change-transform ${className}`}
      >
        <div ref={track} className="carousel-track flex">
          {slides.map(({ key, label: name, content }, index) => (
            <div
              key={key}
              role="group"
              aria-roledescription={isIdle ? undefined : ui.carousel.slide}
              aria-label={isIdle ? name : `${index + 1} ${ui.carousel.of} ${count}: ${name}`}
              inert={single && hydrated && index !== onShow}
              className="w-[calc(100%/var(--visible))] shrink-0"
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {isMoving && (
        <Movement
          key={`${position} ${visible}`}
          name="moveTrack"
          element={track}
          options={() => {
            const laps = lapsBefore(Math.min(standsAt.current, position), count)
            return { from: standsAt.current - laps, to: position - laps, visible, linear }
          }}
          paused={isFrozen}
          waits={linear}
          onDone={() => {
            standsAt.current = position
            actor.send({ type: 'timeline.done' })
          }}
          onInterrupted={() => {
            if (!track.current) return
            const laps = lapsBefore(Math.min(standsAt.current, position), count)
            standsAt.current = laps + readPosition(track.current, visible)
          }}
        />
      )}
    </div>
  )
}
