import { useSelector } from '@xstate/react'
import { memo, useCallback, useState } from 'react'
import type { shown } from 'virtual:projects/showcase'

import type { ObserveActive } from '#lib/observe'
import { slideOnShow } from '#machines/carousel.machine'

import { isRotating, type CarouselActor } from '../carousel/use-carousel'
import { LivePicture } from '../live-picture/live-picture'
import { TitlePicture } from '../picture/title-picture'

interface ShowcaseSlideProps {
  project: (typeof shown)[number]
  index: number
  actor: CarouselActor
}

/**
 * A project's picture, loaded just before it is shown. Memoised: a step of the carousel concerns two
 * or three slides.
 */
export const ShowcaseSlide = memo(function ShowcaseSlide({
  project,
  index,
  actor,
}: ShowcaseSlideProps) {
  const { id, title, image, picture, imageAlt = '', hue } = project
  const isOnShow = useSelector(actor, ({ context }) => slideOnShow(context) === index)
  // The next one's picture is loaded in advance.
  const isNext = useSelector(
    actor,
    (snapshot) =>
      isRotating(snapshot) &&
      (slideOnShow(snapshot.context) + 1) % snapshot.context.count === index,
  )
  const [isNeeded, need] = useState(isOnShow)
  if (!isNeeded && (isOnShow || isNext)) need(true)
  // Active while it is the current slide, stands still and is in the viewport.
  const observeActive: ObserveActive = useCallback(
    (_, listener) => {
      const update = () => {
        const snapshot = actor.getSnapshot()
        const { context } = snapshot
        const isSteady = snapshot.matches({ track: 'resting' })
        const isHere = slideOnShow(context) === index
        listener(isSteady && isHere && !context.holds.includes('offscreen'), isSteady && !isHere)
      }
      update()
      const subscription = actor.subscribe(update)
      return () => subscription.unsubscribe()
    },
    [actor, index],
  )
  return (
    <div className={`hue-${hue} relative overflow-hidden`} data-asleep={isNeeded ? undefined : ''}>
      {image && picture ? (
        <LivePicture
          id={`slide ${id}`}
          name={image}
          picture={picture}
          alt={imageAlt}
          observeActive={observeActive}
          isAutomatic
          sizes="(min-width: 1240px) 715px, (min-width: 1024px) 58vw, 94vw"
          loading={isNeeded && index > 0 ? 'eager' : 'lazy'}
          className="aspect-[16/10] h-auto w-full object-cover"
        />
      ) : (
        <TitlePicture title={title} />
      )}
    </div>
  )
})
