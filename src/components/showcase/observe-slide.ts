import type { ObserveActive } from '#lib/observe'
import { slideOnShow } from '#machines/carousel.machine'

import type { CarouselActor } from '../carousel/use-carousel'

/** A slide is looked at while it is the one on show and the carousel is in the window. */
export const observeSlide =
  (actor: CarouselActor, index: number): ObserveActive =>
  (_, listener) => {
    const tell = () => {
      const { context } = actor.getSnapshot()
      listener(slideOnShow(context) === index && !context.holds.includes('offscreen'))
    }
    tell()
    const subscription = actor.subscribe(tell)
    return () => subscription.unsubscribe()
  }
