import { has } from 'virtual:content-parts'

// Not with their parts, which come later: the page's HTML carries them.
import '../components/hero/hero.css'
import '../components/hero/hero-lines.css'
import '../components/dashboard/dashboard.css'
import '../components/picture/title-picture.css'
import { lazySection } from '../components/lazy-section/lazy-section'

const Hero = lazySection(() => import('../components/hero/hero'))
const Showcase = lazySection(() => import('../components/showcase/showcase'))
const Dashboard = lazySection(() => import('../components/dashboard/dashboard'))

export default function Home() {
  return (
    <>
      <Hero />
      {has.showcase && (
        <div className="section xl:mt-6!">
          <Showcase />
        </div>
      )}
      <div className="section">
        <Dashboard />
      </div>
    </>
  )
}
