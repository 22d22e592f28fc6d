import { memo, useCallback, useState } from 'react'
import type { shown } from 'virtual:projects/showcase'

import type { ObserveActive } from '#lib/observe'
import { slideOnShow } from '#machines/carousel.machine'

import type { CarouselActor } from '../carousel/use-carousel'
import { LivePicture } from '../live-picture/live-picture'

/** True once `isNeeded` was true. */
const useLatch = (isNeeded: boolean) => {
  const [wasNeeded, setNeeded] = useState(isNeeded)
  if (isNeeded && !wasNeeded) setNeeded(true)
  return wasNeeded || isNeeded
}

interface ShowcaseSlideProps {
  project: (typeof shown)[number]
  index: number
  actor: CarouselActor
  isOnShow: boolean
  /** It is the next one: its picture is loaded in advance. */
  isNext: boolean
}

/**
 * A project's picture, loaded just before it is shown. Memoised: a step of the carousel concerns two
 * or three slides, and is rendered several times.
 */
export const ShowcaseSlide = memo(function ShowcaseSlide({
  project,
  index,
  actor,
  isOnShow,
  isNext,
}: ShowcaseSlideProps) {
  const { id, image, picture, imageAlt, hue } = project
  const isNeeded = useLatch(isOnShow || isNext)
  const wasNext = useLatch(isNext)
  // Active while it is the current slide, stands still and is in the viewport.
  const observeActive: ObserveActive = useCallback(
    (_, listener) => {
      const update = () => {
        const snapshot = actor.getSnapshot()
        const { context } = snapshot
        const isSteady = snapshot.matches({ track: 'resting' })
        listener(isSteady && slideOnShow(context) === index && !context.holds.includes('offscreen'))
      }
      update()
      const subscription = actor.subscribe(update)
      return () => subscription.unsubscribe()
    },
    [actor, index],
  )
  return (
    <div className={`hue-${hue}`} data-asleep={isNeeded ? undefined : ''}>
      <LivePicture
        id={`slide ${id}`}
        name={image}
        picture={picture}
        alt={imageAlt}
        observeActive={observeActive}
        isAutomatic
        sizes="(min-width: 1240px) 715px, (min-width: 1024px) 58vw, 94vw"
        loading={wasNext ? 'eager' : 'lazy'}
        className="aspect-[16/10] h-auto w-full object-cover"
      />
    </div>
  )
})
