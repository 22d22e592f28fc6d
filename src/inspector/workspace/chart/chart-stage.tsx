import './chart-stage.css'

import { useMemo } from 'react'

import { site, words } from '../../site'
import { activeNodes, nodeOfTimer } from '../../chart/active'
import { type Choice, choicesOf } from '../../store/choices'
import { lastStepOf } from '../../store/history'
import type { ActorRecord } from '../../store/store'
import type { ActorSnapshot } from '../../protocol'
import { ChartList } from './chart-list'
import { ChartSvg } from './chart-svg'
import { ChartTools } from './chart-tools'
import { ActorStatus } from '../actors/actor-status'
import { useChosen, useMoment, useInspector, useStore } from '../../context/inspector-context'
import { useChartView } from './use-chart-view'

/** The chart of the chosen actor. */
export function ChartStage({ covered }: { covered: ReadonlySet<string> | undefined }) {
  const chosen = useChosen()
  const chart = chosen && site.charts[chosen.record.machine]
  if (!chosen) return <div className="ins-stage" />
  return (
    <section className="ins-stage" aria-label={`${words.chart.label} ${chosen.record.name}`}>
      {chart ? (
        <Drawing key={chart.id} {...chosen} covered={covered} />
      ) : (
        <>
          <ActorStatus {...chosen} />
          <p className="ins-quiet">{words.chart.unknown}</p>
        </>
      )}
    </section>
  )
}

const nothing: ReadonlySet<string> = new Set()

const acceptedOf = (choices: readonly Choice[]) =>
  new Set(choices.filter(({ can }) => can).map(({ event }) => event.type))

interface DrawingProps {
  record: ActorRecord
  snapshot: ActorSnapshot
  covered: ReadonlySet<string> | undefined
}

function Drawing({ record, snapshot, covered }: DrawingProps) {
  const store = useStore()
  const { source } = useInspector()
  const moment = useMoment()
  const chart = site.charts[record.machine]
  if (!chart) throw new Error(`No chart of ${record.machine}`)
  const active = useMemo(() => activeNodes(chart, snapshot.value), [chart, snapshot.value])
  const { svg, ground, pan, ...zoom } = useChartView(chart, active)
  const choices = choicesOf(source.machineOf(record), record.machine, snapshot)
  const isLive = moment === null && !record.isGone
  const send = (type: string) =>
    source.send(
      record.sessionId,
      choices.find(({ event }) => event.type === type)?.event ?? { type },
    )
  const last = lastStepOf(store, record.sessionId, moment?.entry ?? Infinity)
  const timers = snapshot.timers.flatMap((timer) => {
    const node = nodeOfTimer(chart, timer)
    return node ? [{ node, timer }] : []
  })

  return (
    <div className="ins-drawing">
      <div className="ins-heading">
        <ActorStatus record={record} snapshot={snapshot} />
        <ChartTools chart={chart} svg={svg} {...zoom} />
      </div>
      <svg
        ref={svg}
        className="ins-chart"
        aria-hidden="true"
        onPointerMove={({ buttons, movementX, movementY }) => {
          if (buttons === 1) pan(movementX, movementY)
        }}
      >
        <g ref={ground} className="ins-ground">
          <ChartSvg
            chart={chart}
            active={active}
            taken={new Set(last?.edges)}
            step={last?.id ?? 0}
            timers={timers}
            accepted={isLive ? acceptedOf(choices) : nothing}
            covered={covered}
            onSend={isLive ? send : undefined}
          />
        </g>
      </svg>
      <ChartList chart={chart} active={active} />
    </div>
  )
}
