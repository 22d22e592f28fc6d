import { has } from 'virtual:content-parts'

import { pages } from '#content/pages'
import { ui } from '#words/ui'

import { anchors } from '../routing/anchors'
import { PageHeading } from '../components/page-heading/page-heading'
import { SectionTitle } from '../components/section-title/section-title'
import { lazySection } from '../components/lazy-section/lazy-section'
import './about.css'

const AboutMe = lazySection(() => import('../components/about-me/about-me'))
const SkillsCarousel = lazySection(() => import('../components/skills-carousel/skills-carousel'))
const ExperienceTimeline = lazySection(() => import('../components/experience/experience'))
const Background = lazySection(() => import('../components/background/background'))
const Faq = lazySection(() => import('../components/accordion/accordion'))

export default function About() {
  return (
    <>
      <div className="page">
        <PageHeading>{pages.about.title}</PageHeading>
      </div>
      <AboutMe />
      {has.skills && (
        <div className="section">
          <h2 id={anchors.skills} tabIndex={-1} className="sr-only">
            {ui.about.skills}
          </h2>
          <SkillsCarousel />
        </div>
      )}
      {has.experience && (
        <section className="page section">
          <SectionTitle id={anchors.experience}>{ui.about.experience}</SectionTitle>
          <ExperienceTimeline />
        </section>
      )}
      {has.records.length > 0 && (
        <div className="page section">
          <Background />
        </div>
      )}
      {has.faq && (
        <section className="page section">
          <SectionTitle id={anchors.faq}>{ui.about.faq}</SectionTitle>
          <Faq />
        </section>
      )}
    </>
  )
}
