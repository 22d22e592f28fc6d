import { has } from 'virtual:content-sections'

import { pages } from 'virtual:content/pages'
import { ui } from 'virtual:words/ui'

import { anchors } from '#site/routing/anchors.ts'
import { PageHeading } from '#site/components/page/page-heading.tsx'
import { SectionTitle } from '#site/components/page/section-title.tsx'
import AboutMe from '#site/components/about/about-me.tsx'
import Accordion from '#site/components/disclosure/accordion.tsx'
import Background from '#site/components/about/background.tsx'
import ExperienceTimeline from '#site/components/about/experience.tsx'
import { Section } from '#site/components/page/section.tsx'
import SkillsCarousel from '#site/components/carousel/skills-carousel.tsx'

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
