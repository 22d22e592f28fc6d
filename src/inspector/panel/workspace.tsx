import './workspace.css'

import { useInspector, useIsWide, useView } from './inspector-context.ts'
import { ActorList } from './actor-list.tsx'
import { chartFor } from '../chart/chart-for.ts'
import { ChartView } from '../chart/chart-view.tsx'
import { ClockBar } from './clock-bar.tsx'
import { Details } from './details.tsx'
import { Later } from './later.tsx'
import { PartBoundary } from './lazy-part.tsx'
import { TopBar } from './top-bar.tsx'

/** All that is shown of a source; a simulator runs one actor, and has no list. */
export function Workspace() {
  const { isPage = false } = useInspector()
  const isWide = useIsWide()
  return (
    <>
      <TopBar />
      <div className="ins-parts" data-narrow={isWide ? undefined : ''}>
        {isPage && <ActorList />}
        <Later>
          {isWide && <Stage />}
          {/* The chart is there before them. */}
          <Later>
            <Details stage={isWide ? null : <Stage />} />
          </Later>
        </Later>
      </div>
      <ClockBar />
    </>
  )
}

function Stage() {
  const { actor, seen, machine } = useView()
  return (
    <section className="ins-stage" aria-label={`Chart of ${actor?.id}`}>
      {actor && machine && seen && (
        <PartBoundary key={actor.id}>
          {() => <ChartView chart={chartFor(machine)} seen={seen} />}
        </PartBoundary>
      )}
      {actor && !machine && <p className="ins-sheet">It is no machine: it has no chart.</p>}
    </section>
  )
}
