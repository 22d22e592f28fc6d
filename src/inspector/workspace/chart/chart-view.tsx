import './chart-view.css'

import { useSelector } from '@xstate/react'
import { useMemo, useState } from 'react'

import {
  around,
  type Chart,
  type ChartNode,
  lineOf,
  titleOf,
  transitionsIn,
} from '../../../chart/chart'
import { ChartDrawing } from '../../../chart/drawing'
import { invoked } from '../../../chart/layout/blocks'
import { headOf } from '../../../chart/lines'
import { LARGEST_FIT } from '../../../chart/room'
import { useView } from '../../context/inspector-context'
import { liveOf } from '../../observe/snapshots'
import type { ActorSnapshot } from '../../protocol'
import { lastStepOf } from '../../store/history'
import type { ActorRecord } from '../../store/store'
import { litBy, nameIn, onChartKey, sendableOf, stopNameOf } from './parts'
import { useChartView } from './use-chart-view'

interface ChartViewProps {
  chart: Chart
  record: ActorRecord
  snapshot: ActorSnapshot
}

export function ChartView({ chart, record, snapshot }: ChartViewProps) {
  const { store, source, brake, moment, marks, view } = useView()
  const breakpoints = useSelector(brake?.control, (state) => state?.context.breakpoints)
  const [pointed, setPointed] = useState('')
  const lit = litBy(chart, pointed)
  const active = useMemo(() => new Set(snapshot.states), [snapshot.states])
  const coverage = store.coverageOf(liveOf(snapshot).machine)
  // In a simulator a machine is tested.
  const covered = !brake || view === 'coverage' ? coverage.transitions : undefined
  const { pane, drawing } = useChartView(chart, active)
  const isLive = moment === undefined && !record.isGone
  const sendable = isLive ? sendableOf(snapshot) : undefined
  const last = lastStepOf(store, record.name, moment?.id ?? Infinity)

  const stops = breakpoints?.filter(({ actor }) => actor === record.name).map(({ name }) => name)
  const isStop = (part: string) => stops?.includes(stopNameOf(chart, part))

  const press = (name: string) => {
    const event = sendable?.get(name)
    const breakpoint = { actor: record.name, name: stopNameOf(chart, name) }
    if (marks && name) brake?.control.send({ type: 'break.toggle', breakpoint })
    else if (event) source.send(record.name, event)
  }
  const pointAt = (event: { target: EventTarget }) => {
    const { y, height } = pane.current!.getBoundingClientRect()
    const isLow = (event.target as Element).getBoundingClientRect().y > y + height / 2
    pane.current!.toggleAttribute('data-low', isLow)
    setPointed(nameIn(event))
  }

  return (
    <div className="ins-viewport">
      <div ref={pane} className="ins-pane">
        {drawing && (
          <svg
            className="ins-chart ins-drawing"
            role="tree"
            // Its first part is the tab stop.
            tabIndex={-1}
            style={{
              minWidth: drawing.width,
              minHeight: drawing.height,
              maxWidth: drawing.width * LARGEST_FIT,
              maxHeight: drawing.height * LARGEST_FIT,
            }}
            viewBox={`0 0 ${drawing.width} ${drawing.height}`}
            aria-label={`Chart of ${chart.id}`}
            onPointerOver={pointAt}
            onPointerLeave={() => setPointed('')}
            onClick={(event) => press(nameIn(event))}
            onFocus={pointAt}
            onBlur={() => setPointed('')}
            onKeyDown={(event) => onChartKey(event, press)}
          >
            <ChartDrawing
              drawing={drawing}
              boxProps={({ node: { id, parent } }) => ({
                role: 'treeitem',
                tabIndex: parent ? -1 : 0,
                'data-part': id,
                'data-active': active.has(id) || undefined,
                'data-stop': isStop(id) || undefined,
                'aria-level': around(chart.nodes, id).length,
                'aria-current': active.has(id) || undefined,
              })}
              rowProps={({ transition }, { node: { id } }) =>
                transition
                  ? {
                      role: 'treeitem',
                      tabIndex: -1,
                      'data-part': transition.id,
                      'data-sendable': sendable?.has(transition.id) || undefined,
                      'data-taken': last?.edges.includes(transition.id) || undefined,
                      'data-stop': isStop(transition.id) || undefined,
                      'data-lit': lit.includes(transition.id) || undefined,
                      'data-covered': covered?.has(transition.id),
                      'aria-level': around(chart.nodes, id).length + 1,
                    }
                  : {}
              }
            />
            {/* Once more, over all: what was taken last, or is pointed at. */}
            {drawing.lines.map(({ transition, target, path }) => {
              const isPointed = lit.includes(transition)
              if (!isPointed && !last?.edges.includes(transition)) return null
              return (
                <g key={`${transition} ${target}`} className={isPointed ? 'ins-lit' : 'ins-taken'}>
                  <path fill="none" d={path} />
                  <path stroke="none" d={headOf(path)} />
                </g>
              )
            })}
          </svg>
        )}
      </div>
      <Sentence chart={chart} pointed={pointed} />
    </div>
  )
}

/** A state, and what it does that the drawing may leave out. */
const nodeLine = (node: ChartNode) =>
  [
    titleOf(node),
    node.entry.length > 0 && `entry / ${node.entry.join(', ')}`,
    node.starting && `initial / ${node.starting.join(', ')}`,
    ...invoked(node).map((name) => `invokes ${name}`),
    node.exit.length > 0 && `exit / ${node.exit.join(', ')}`,
  ]
    .filter(Boolean)
    .join(' · ')

/** What is pointed at by its id, with what the drawing may leave out. */
function Sentence({ chart, pointed }: { chart: Chart; pointed: string }) {
  const node = chart.nodes.find(({ id }) => id === pointed)
  const transition = transitionsIn(chart).find(({ id }) => id === pointed)
  const part = node ?? transition
  if (!part) return null
  const keysOf = (ids: readonly string[]) =>
    chart.nodes.flatMap(({ id, key }) => (ids.includes(id) ? key : []))
  return (
    <p className="ins-sentence">
      {node && nodeLine(node)}
      {transition && [lineOf(transition), ...keysOf(transition.targets)].join(' → ')}{' '}
      {part.notes && <i>{part.notes}</i>}
    </p>
  )
}
