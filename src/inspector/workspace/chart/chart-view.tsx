import './chart-view.css'

import { useSelector } from '@xstate/react'
import { useMemo } from 'react'

import { activeNodes } from '../../store/active'
import type { Chart, ChartTransition } from '../../../chart/chart'
import { ChartDrawing } from '../../../chart/drawing'
import { stateSentence } from './sentence-text'
import { point, usePointed } from '../../context/pointed'
import { choicesOf } from '../../store/choices'
import { lastStepOf } from '../../store/history'
import type { ActorRecord } from '../../store/store'
import { checkNow, checkText } from '../../store/why'
import type { ActorSnapshot, JsonEvent } from '../../protocol'
import { ActorStatus } from '../actors/actor-status'
import { useView } from '../../context/inspector-context'
import { onChartKey } from './chart-keys'
import { ChartOverlay } from './chart-overlay'
import { ChartTools } from './chart-tools'
import { type ChartPart, isLit, nameIn, partsOf, pointedBy, sendableOf } from './parts'
import { Sentence } from './sentence'
import { useChartView } from './use-chart-view'

interface ChartViewProps {
  chart: Chart
  record: ActorRecord
  snapshot: ActorSnapshot
  /** Ids of the transitions taken so far, if coverage is counted. */
  covered: ReadonlySet<string> | undefined
}

/** A chart in its pane, which scrolls: it can be read, folded and pressed. */
export function ChartView({ chart, record, snapshot, covered }: ChartViewProps) {
  const { store, source, brake, moment, marks } = useView()
  const breakpoints = useSelector(brake?.control, (state) => state?.context.breakpoints)
  const pointed = usePointed()
  const active = useMemo(() => activeNodes(chart, snapshot.value), [chart, snapshot.value])
  const { view, pane, svg, drawing, scale } = useChartView(chart, active)
  const parts = useMemo(
    () => (drawing ? partsOf(chart, drawing) : new Map<string, ChartPart>()),
    [chart, drawing],
  )
  const isLive = moment === undefined && !record.isGone
  const machine = source.machineOf(record)
  const choices = choicesOf(machine, record.machine, snapshot)
  const sendable = useMemo(
    () => (isLive ? sendableOf(machine, snapshot, choices) : new Map<string, JsonEvent>()),
    [isLive, machine, snapshot, choices],
  )
  const last = lastStepOf(store, record.sessionId, moment?.id ?? Infinity)
  const taken = new Set(last?.edges)

  const stopOf = (name: string) => parts.get(name)?.transition?.event || name
  const isStop = (name: string) =>
    breakpoints?.some((one) => one.actor === record.name && one.name === stopOf(name))
  const pressOf = (name: string) => {
    if (marks) return isStop(name) ? 'Press to stop here no more.' : 'Press to stop the page here.'
    return sendable.has(name) ? 'Press to send it.' : undefined
  }
  const checkOf = ({ id, event: type }: ChartTransition) => {
    const event = choices.find((choice) => choice.event.type === type)?.event ?? { type }
    const check = machine && checkNow(machine, snapshot, id, event)
    return check && checkText(check)
  }

  const press = (name: string) => {
    const part = parts.get(name)
    const breakpoint = { actor: record.name, name: stopOf(name) }
    if (marks && part) return brake?.control.send({ type: 'break.toggle', breakpoint })
    const event = sendable.get(name)
    const isFolded = part?.transition ? undefined : part?.box.isFolded
    if (event) source.send(record.sessionId, event)
    else if (isFolded !== undefined)
      view.send({ type: isFolded ? 'state.open' : 'state.close', id: name })
  }
  const pointAt = (event: { target: EventTarget }) => {
    const part = parts.get(nameIn(event))
    if (!part) return point()
    const { y, height } = pane.current!.getBoundingClientRect()
    const isLow = (event.target as Element).getBoundingClientRect().y > y + height / 2
    pane.current!.toggleAttribute('data-low', isLow)
    return point(pointedBy(chart, part))
  }

  return (
    <>
      <div className="ins-chart-bar">
        <ActorStatus />
        <ChartTools chart={chart} />
      </div>
      <div className="ins-viewport">
        <div ref={pane} className="ins-pane">
          <svg
            ref={svg}
            className="ins-chart ins-drawing"
            role="tree"
            // Its first part is the tab stop.
            tabIndex={-1}
            width={(drawing?.width ?? 0) * scale}
            height={(drawing?.height ?? 0) * scale}
            viewBox={`0 0 ${drawing?.width ?? 0} ${drawing?.height ?? 0}`}
            aria-label={`Chart of ${chart.id}`}
            onPointerOver={pointAt}
            onPointerLeave={() => point()}
            onClick={(event) => press(nameIn(event))}
            onFocus={pointAt}
            onBlur={() => point()}
            onKeyDown={(event) => onChartKey({ event, view, parts, press })}
          >
            {drawing && (
              <>
                <ChartDrawing
                  drawing={drawing}
                  boxProps={({ id, node, isFolded }) => ({
                    role: 'treeitem',
                    tabIndex: node.parent ? -1 : 0,
                    'data-part': id,
                    'data-active': active.has(id) || undefined,
                    'data-stop': isStop(id) || undefined,
                    'aria-level': id.split('.').length,
                    'aria-expanded': isFolded === undefined ? undefined : !isFolded,
                    'aria-current': active.has(id) || undefined,
                    'aria-label': stateSentence(chart, node, active.has(id)),
                  })}
                  rowProps={({ transition }, { id }) =>
                    transition
                      ? {
                          role: 'treeitem',
                          tabIndex: -1,
                          'data-part': transition.id,
                          'data-sendable': sendable.has(transition.id) || undefined,
                          'data-taken': taken.has(transition.id) || undefined,
                          'data-stop': isStop(transition.id) || undefined,
                          'data-lit': isLit(pointed, transition) || undefined,
                          'data-covered': covered?.has(transition.id),
                          'aria-level': id.split('.').length + 1,
                          'aria-description': parts.get(transition.id)?.sentence,
                        }
                      : {}
                  }
                />
                <ChartOverlay
                  chart={chart}
                  drawing={drawing}
                  last={last}
                  timers={snapshot.timers}
                />
              </>
            )}
          </svg>
        </div>
        <Sentence
          chart={chart}
          pointed={pointed}
          active={active}
          pressOf={pressOf}
          checkOf={checkOf}
        />
      </div>
    </>
  )
}
