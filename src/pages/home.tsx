import { has } from 'virtual:content-parts'

import Dashboard from '../components/dashboard/dashboard'
import Hero from '../components/hero/hero'
import { Section } from '../components/section/section'
import Showcase from '../components/showcase/showcase'

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
