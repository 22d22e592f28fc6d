import 'slick-carousel/slick/slick.css'

import { useRef, useState } from 'react'
import Slider from 'react-slick'

import { showcaseSlides, ShowcaseFrame, skillSlides, SKILLS_VISIBLE, SkillsFrame } from './slides'

const always = { infinite: true, autoplay: true, arrows: false, pauseOnHover: false } as const

export const Skills = () => (
  <SkillsFrame>
    <Slider
      {...always}
      slidesToShow={SKILLS_VISIBLE}
      speed={3000}
      autoplaySpeed={1000}
      cssEase="linear"
    >
      {skillSlides}
    </Slider>
  </SkillsFrame>
)

export const Showcase = () => {
  const slider = useRef<Slider>(null)
  const [onShow, show] = useState(0)
  return (
    <ShowcaseFrame onShow={onShow} onPoint={(index) => slider.current?.slickGoTo(index)}>
      <Slider
        {...always}
        ref={slider}
        speed={500}
        autoplaySpeed={2000}
        beforeChange={(_, next) => show(next)}
      >
        {showcaseSlides}
      </Slider>
    </ShowcaseFrame>
  )
}
