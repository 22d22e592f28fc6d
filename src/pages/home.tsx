import { has } from 'virtual:content-parts'

import { Hero } from '../components/hero/hero'
import { Part } from '../components/part/part'
import { lazySection } from '../components/lazy-section/lazy-section'

const Showcase = lazySection(() => import('../components/showcase/showcase'))
const Dashboard = lazySection(() => import('../components/dashboard/dashboard'))

export default function Home() {
  return (
    <>
      <Part>
        <Hero />
      </Part>
      {has.showcase && (
        <div className="section">
          <Showcase />
        </div>
      )}
      <div className="section">
        <Dashboard />
      </div>
    </>
  )
}
