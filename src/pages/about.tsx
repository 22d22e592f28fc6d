import { has } from 'virtual:content-parts'

import { pages } from 'virtual:content/pages'
import { ui } from 'virtual:words/ui'

import { anchors } from '../routing/anchors'
import { PageHeading } from '../components/page-heading/page-heading'
import { SectionTitle } from '../components/section-title/section-title'
import AboutMe from '../components/about-me/about-me'
import Accordion from '../components/accordion/accordion'
import Background from '../components/background/background'
import ExperienceTimeline from '../components/experience/experience'
import { Section } from '../components/section/section'
import SkillsCarousel from '../components/skills-carousel/skills-carousel'
import './about.css'

export default function About() {
  return (
    <>
      <div className="page">
        <PageHeading>{pages.about.title}</PageHeading>
      </div>
      <Section>
        <AboutMe />
      </Section>
      {has.skills && (
        <div className="section">
          <h2 id={anchors.skills} tabIndex={-1} className="sr-only">
            {ui.about.skills}
          </h2>
          <Section>
            <SkillsCarousel />
          </Section>
        </div>
      )}
      {has.experience && (
        <section className="page section">
          <SectionTitle id={anchors.experience}>{ui.about.experience}</SectionTitle>
          <Section>
            <ExperienceTimeline />
          </Section>
        </section>
      )}
      {has.records.length > 0 && (
        <div className="page section">
          <Section>
            <Background />
          </Section>
        </div>
      )}
      {has.faq && (
        <section className="page section">
          <SectionTitle id={anchors.faq}>{ui.about.faq}</SectionTitle>
          <Section>
            <Accordion />
          </Section>
        </section>
      )}
    </>
  )
}
