import { Dashboard } from '../components/dashboard/dashboard'
import { Hero } from '../components/hero/hero'
import { Showcase } from '../components/showcase/showcase'

export default function Home() {
  return (
    <>
      <Hero />
      <div className="section">
        <Showcase />
      </div>
      <div className="section">
        <Dashboard />
      </div>
    </>
  )
}
