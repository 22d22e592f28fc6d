import { type ReactNode, useDeferredValue, useMemo, useReducer } from 'react'

import type { Source } from '../sources/source'
import { everything, type LogFilter } from '../store/log-filter'
import { ActorList } from './actors/actor-list'
import { ChartStage } from './chart/chart-stage'
import { Details } from './details'
import { FilterContext, InspectorContext, useInspector } from '../context/inspector-context'
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

/** The actors, chart and views of one source. */
export function Workspace({ source, isAlone = false, children }: WorkspaceProps) {
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
  const stage = <ChartStage isCounted={isAlone} />
  const filtering = useMemo(() => ({ filter, changeFilter }), [filter])
  return (
    <InspectorContext value={inner}>
      {children}
      <FilterContext value={filtering}>
        <div className="ins-body">
          {!isAlone && <ActorList />}
          <Later>
            {layout !== 'tabs' && stage}
            <Details stage={layout === 'tabs' ? stage : null} />
          </Later>
        </div>
        <TimeBar />
      </FilterContext>
    </InspectorContext>
  )
}
