import './workspace.css'

import { type ReactNode, useDeferredValue } from 'react'

import { useInspector, useView } from '../context/inspector-context'
import { site } from '../site'
import { withFigures } from '../store/figures'
import { ActorList } from './actors/actor-list'
import { ChartView } from './chart/chart-view'
import { ClockBar } from './clock-bar'
import { Details } from './details'
import { TopBar } from './top-bar'

/** Renders its children in a task of their own, after what is around them has been painted. */
const Later = ({ children }: { children: ReactNode }) =>
  useDeferredValue(true, false) ? children : null

/** All that is shown of a source; a simulator has one actor, and no list. */
export function Workspace() {
  const { brake, isWide } = useInspector()
  return (
    <>
      <TopBar />
      <div className="ins-parts">
        {brake && <ActorList />}
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

/** The chart of the chosen actor. */
function Stage() {
  const { source, record, chosen } = useView()
  const drawn = record && site.charts[record.machine]
  const machine = record && source.machineOf(record)
  const chart = drawn && machine && chosen ? withFigures(drawn, machine, chosen.snapshot) : drawn
  return (
    <section className="ins-stage" aria-label={`Chart of ${record?.name}`}>
      {chart && chosen && <ChartView key={chart.id} chart={chart} {...chosen} />}
      {record && !chart && <p className="ins-sheet">There is no chart of this machine.</p>}
    </section>
  )
}
