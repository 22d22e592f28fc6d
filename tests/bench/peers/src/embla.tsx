import AutoScroll from 'embla-carousel-auto-scroll'
import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'

import { showcaseSlides, ShowcaseFrame, skillSlides, SkillsFrame } from './slides'

/** A slide of a sixth of the window in 3 s, in pixels per frame. */
const SPEED = innerWidth / 6 / 3 / 60
const always = { stopOnInteraction: false, stopOnFocusIn: false } as const

export const Skills = () => {
  const [viewport] = useEmblaCarousel({ loop: true }, [
    AutoScroll({ ...always, speed: SPEED, startDelay: 0 }),
  ])
  return (
    <SkillsFrame>
      <div ref={viewport} className="overflow-hidden">
        <div className="flex">
          {skillSlides.map((slide) => (
            <div key={slide.key} className="w-1/6 shrink-0">
              {slide}
            </div>
          ))}
        </div>
      </div>
    </SkillsFrame>
  )
}

export const Showcase = () => {
  const [onShow, show] = useState(0)
  const [viewport, embla] = useEmblaCarousel({ loop: true }, [Autoplay({ ...always, delay: 2000 })])
  useEffect(() => {
    embla?.on('select', () => show(embla.selectedScrollSnap()))
  }, [embla])
  return (
    <ShowcaseFrame onShow={onShow} onPoint={(index) => embla?.scrollTo(index)}>
      <div ref={viewport} className="overflow-hidden">
        <div className="flex">
          {showcaseSlides.map((slide) => (
            <div key={slide.key} className="w-full shrink-0">
              {slide}
            </div>
          ))}
        </div>
      </div>
    </ShowcaseFrame>
  )
}
