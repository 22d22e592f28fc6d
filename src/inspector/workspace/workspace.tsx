import { type ReactNode, useDeferredValue, useMemo } from 'react'

import type { Source } from '../sources/source'
import { ActorList } from './actors/actor-list'
import { ChartStage } from './chart/chart-stage'
import { Details } from './details'
import { InspectorContext, useInspector } from '../context/inspector-context'
import { ClockBar } from './clock-bar'

/** Renders its children in a task of their own, after what is around them has been painted. */
const Later = ({ children }: { children: ReactNode }) =>
  useDeferredValue(true, false) ? children : null

interface WorkspaceProps {
  /** The panel's own unless given. */
  source?: Source
  /** There is one actor, to be tested: no list is needed, and the coverage is always shown. */
  isAlone?: boolean
}

/** The actors, chart and views of one source. */
export function Workspace({ source, isAlone = false }: WorkspaceProps) {
  const inspected = useInspector()
  const { layout } = inspected
  const inner = useMemo(
    () => (source ? { ...inspected, source, brake: undefined } : inspected),
    [inspected, source],
  )
  const stage = <ChartStage isCounted={isAlone} />
  return (
    <InspectorContext value={inner}>
      <div className="ins-parts">
        {!isAlone && <ActorList />}
        <div className="ins-body">
          <Later>
            {layout !== 'tabs' && stage}
            {/* The chart is there before them. */}
            <Later>
              <Details stage={layout === 'tabs' ? stage : null} />
            </Later>
          </Later>
        </div>
      </div>
      <ClockBar />
    </InspectorContext>
  )
}
