import { useSelector } from '@xstate/react'
import { memo, useCallback, useState } from 'react'
import type { shown } from 'virtual:projects/showcase'

import type { ObserveActive } from '#lib/observe.ts'
import { slideOnShow } from '#machines/carousel.machine.ts'

import { isRotating, type CarouselActor } from './use-carousel.ts'
import { LivePicture } from '../picture/live-picture.tsx'
import { TitlePicture } from '../picture/title-picture.tsx'

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
  // On show, or the next to be.
  const isDue = useSelector(actor, (snapshot) => {
    const { count } = snapshot.context
    const ahead = (index - slideOnShow(snapshot.context) + count) % count
    return ahead === 0 || (ahead === 1 && isRotating(snapshot))
  })
  const [wasDue, setDue] = useState(isDue)
  if (isDue && !wasDue) setDue(true)
  // Active while it is the current slide, stands still and is in the viewport.
  const observeActive: ObserveActive = useCallback(
    (_, listener) => {
      const update = () => {
        const snapshot = actor.getSnapshot()
        const { context } = snapshot
        const isSteady = snapshot.matches({ track: 'resting' })
        const isHere = slideOnShow(context) === index
        listener(
          isSteady && isHere && !context.pauseReasons.includes('offscreen'),
          isSteady && !isHere,
        )
      }
      update()
      const subscription = actor.subscribe(update)
      return () => subscription.unsubscribe()
    },
    [actor, index],
  )
  return (
    <div className={`hue-${hue} relative overflow-hidden ${wasDue ? '' : 'unloaded'}`}>
      {image && picture ? (
        <LivePicture
          id={`slide ${id}`}
          name={image}
          picture={picture}
          alt={imageAlt}
          observeActive={observeActive}
          isAutomatic
          sizes="(min-width: 1240px) 715px, (min-width: 1024px) 58vw, 94vw"
          // Out of view, it would come when it has turned.
          loading={wasDue && index > 0 ? 'eager' : 'lazy'}
          className="aspect-[16/10] h-auto w-full object-cover"
        />
      ) : (
        <TitlePicture title={title} />
      )}
    </div>
  )
})
