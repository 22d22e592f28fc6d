import { has } from 'virtual:content-parts'

import { Hero } from '../components/hero/hero'
import Showcase from '../components/showcase/showcase'
import { lazySection } from '../components/lazy-section/lazy-section'

const Dashboard = lazySection(() => import('../components/dashboard/dashboard'))

export default function Home() {
  return (
    <>
      <Hero />
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
