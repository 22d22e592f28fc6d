import type { shown } from 'virtual:projects/showcase'

import { useLatch } from '#lib/use-latch'
import type { ObserveActive } from '#lib/observe'

import { LivePicture } from '../live-picture/live-picture'

interface ShowcaseSlideProps {
  project: (typeof shown)[number]
  observeActive: ObserveActive
  isOnShow: boolean
  /** It will be on show next, and its picture should be there by then. */
  isNext: boolean
}

/** A project's picture, loaded when it is needed and not before. */
export function ShowcaseSlide({ project, observeActive, isOnShow, isNext }: ShowcaseSlideProps) {
  const { id, image, picture, imageAlt, hue } = project
  const isNeeded = useLatch(isOnShow || isNext)
  return (
    <div className={`hue-${hue}`} data-asleep={isNeeded ? undefined : ''}>
      <LivePicture
        id={`slide ${id}`}
        name={image}
        picture={picture}
        alt={imageAlt}
        observeActive={observeActive}
        sizes="(min-width: 1240px) 715px, (min-width: 1024px) 58vw, 94vw"
        loading={isNext ? 'eager' : 'lazy'}
        className="aspect-[16/10] h-auto w-full object-cover"
      />
    </div>
  )
}
