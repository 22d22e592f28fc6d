import './workspace.css'

import { type ReactNode, useDeferredValue } from 'react'

import { useView, useIsWide } from '../context/inspector-context'
import { chartAt } from '../store/figures'
import { ActorList } from './actor-list'
import { ChartView } from './chart/chart-view'
import { ClockBar } from './clock-bar'
import { Details } from './details'
import { TopBar } from './top-bar'

/** Renders its children in a task of their own, after what is around them has been painted. */
const Later = ({ children }: { children: ReactNode }) =>
  useDeferredValue(true, false) ? children : null

/** All that is shown of a source; where there is one actor, there is no list. */
export function Workspace() {
  const { store, brake } = useView()
  const isWide = useIsWide()
  return (
    <>
      <TopBar />
      <div className="ins-parts" data-narrow={isWide ? undefined : ''}>
        {(brake || store.actors.size > 1) && <ActorList />}
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
  const { record, chosen, machine } = useView()
  return (
    <section className="ins-stage" aria-label={`Chart of ${record?.name}`}>
      {machine && chosen && (
        <ChartView key={chosen.record.name} chart={chartAt(chosen.snapshot)} {...chosen} />
      )}
      {record && !machine && <p className="ins-sheet">It is no machine: it has no chart.</p>}
    </section>
  )
}
