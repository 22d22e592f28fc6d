import { type ReactNode, useDeferredValue, useMemo, useReducer } from 'react'

import type { Source } from '../sources/source'
import { everything, type LogFilter } from '../store/log-filter'
import { ActorList } from './actors/actor-list'
import { ChartStage } from './chart/chart-stage'
import { Details } from './details'
import {
  FilterContext,
  InspectorContext,
  useInspector,
  useInspectorState,
} from '../context/inspector-context'
import { useCoverage } from '../context/use-coverage'
import { TimeBar } from './time-bar'

/** Renders its children in a task of their own, after what is around them has been painted. */
const Later = ({ children }: { children: ReactNode }) =>
  useDeferredValue(true, false) ? children : null

interface WorkspaceProps {
  /** The panel's own unless given. */
  source?: Source
  /** There is one actor, to be tested: no list is needed, and the coverage is always shown. */
  isAlone?: boolean
  children?: ReactNode
}

/** The chart, with the coverage over it where that is looked at. */
function Stage({ isCounted }: { isCounted: boolean | undefined }) {
  const { view } = useInspectorState()
  const counted = useCoverage(isCounted || view === 'coverage')
  return <ChartStage covered={counted?.coverage.transitions} />
}

/** The actors, chart and views of one source. */
export function Workspace({ source, isAlone, children }: WorkspaceProps) {
  const inspected = useInspector()
  const { layout } = inspected
  const inner = useMemo(
    () => ({ ...inspected, source: source ?? inspected.source }),
    [inspected, source],
  )
  const [filter, changeFilter] = useReducer(
    (now: LogFilter, change: Partial<LogFilter>) => ({ ...now, ...change }),
    everything,
  )
  const filtering = useMemo(() => ({ filter, changeFilter }), [filter])
  return (
    <InspectorContext value={inner}>
      {children}
      <FilterContext value={filtering}>
        <div className="ins-body">
          {!isAlone && <ActorList />}
          <Later>
            {layout === 'tabs' ? (
              <Details stage={<Stage isCounted={isAlone} />} />
            ) : (
              <>
                <Stage isCounted={isAlone} />
                <Details />
              </>
            )}
          </Later>
        </div>
        <TimeBar />
      </FilterContext>
    </InspectorContext>
  )
}
