import { Hero } from '../components/hero/hero'
import { whenNear } from '../components/part/when-near'

const Showcase = whenNear(() => import('../components/showcase/showcase'))
const Dashboard = whenNear(() => import('../components/dashboard/dashboard'))

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
