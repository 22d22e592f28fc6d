import './workspace.css'
// With the panel: a style sheet that did not come would not be asked for again.
import '#devtools/chart/drawing.css'
import '../chart/chart-view.css'

import type { ReactNode } from 'react'

import {
  useCurrentView,
  useInspector,
  useIsWide,
  useView,
  ViewContext,
} from './inspector-context.ts'
import { ActorList } from './actor-list.tsx'
import { ClockBar } from './clock-bar.tsx'
import { Details } from './details.tsx'
import { AfterPaint } from './after-paint.tsx'
import { lazyPart, PartBoundary } from './lazy-part.tsx'
import { TopBar } from './top-bar.tsx'

const Chart = lazyPart(() => import('../chart/chart-view.tsx'))

function WithView({ children }: { children: ReactNode }) {
  return <ViewContext value={useCurrentView()}>{children}</ViewContext>
}

/** All that is shown of a source; a simulator runs one actor, and has no list. */
export function Workspace() {
  const { isPage = false } = useInspector()
  const isWide = useIsWide()
  return (
    <WithView>
      <PartBoundary>
        <TopBar />
      </PartBoundary>
      <div className="ins-parts" data-narrow={isWide ? undefined : ''}>
        {isPage && (
          <PartBoundary>
            <ActorList />
          </PartBoundary>
        )}
        <AfterPaint>
          {isWide && <Stage />}
          {/* The chart is painted before these parts. */}
          <AfterPaint>
            <PartBoundary>
              <Details stage={isWide ? null : <Stage />} />
            </PartBoundary>
          </AfterPaint>
        </AfterPaint>
      </div>
      <PartBoundary>
        <ClockBar />
      </PartBoundary>
    </WithView>
  )
}

function Stage() {
  const { actor, shown, machine } = useView()
  return (
    <section className="ins-stage" aria-label={`Chart of ${actor?.id}`}>
      {actor && machine && shown && <Chart key={actor.id} />}
      {actor && !machine && <p className="ins-sheet">It is no machine: it has no chart.</p>}
    </section>
  )
}
