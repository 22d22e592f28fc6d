import 'swiper/css'
import './linear.css'

import { useState } from 'react'
import type { Swiper as Instance } from 'swiper'
import { Autoplay } from 'swiper/modules'
import { Swiper, SwiperSlide } from 'swiper/react'

import { showcaseSlides, ShowcaseFrame, skillSlides, SKILLS_VISIBLE, SkillsFrame } from './slides'

const inSlides = (slides: typeof skillSlides) =>
  slides.map((slide) => <SwiperSlide key={slide.key}>{slide}</SwiperSlide>)

export const Skills = () => (
  <SkillsFrame>
    <Swiper
      className="linear"
      modules={[Autoplay]}
      loop
      slidesPerView={SKILLS_VISIBLE}
      speed={3000}
      autoplay={{ delay: 150, disableOnInteraction: false }}
    >
      {inSlides(skillSlides)}
    </Swiper>
  </SkillsFrame>
)

export const Showcase = () => {
  const [swiper, keep] = useState<Instance>()
  const [onShow, show] = useState(0)
  return (
    <ShowcaseFrame onShow={onShow} onPoint={(index) => swiper?.slideToLoop(index)}>
      <Swiper
        modules={[Autoplay]}
        loop
        speed={500}
        autoplay={{ delay: 2000, disableOnInteraction: false }}
        onSwiper={keep}
        onSlideChange={({ realIndex }) => show(realIndex)}
      >
        {inSlides(showcaseSlides)}
      </Swiper>
    </ShowcaseFrame>
  )
}
