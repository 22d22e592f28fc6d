import { has } from 'virtual:content-sections'

import Dashboard from '#site/components/dashboard/dashboard.tsx'
import Hero from '#site/components/hero/hero.tsx'
import { Section } from '#site/components/page/section.tsx'
import Showcase from '#site/components/carousel/showcase.tsx'

export default function Home() {
  return (
    <>
      <Section>
        <Hero />
      </Section>
      {has.showcase && (
        <div className="section xl:mt-6!">
          <Section>
            <Showcase />
          </Section>
        </div>
      )}
      <div className="section">
        <Section>
          <Dashboard />
        </Section>
      </div>
    </>
  )
}
