import './chart-stage.css'

import { useMemo } from 'react'

import { site, words } from '../../site'
import { activeNodes, nodeOfTimer } from '../../chart/active'
import { type Choice, choicesOf } from '../../store/choices'
import { stepBefore } from '../../store/history'
import type { ActorView } from '../../store/store'
import type { Still } from '../../observe/protocol'
import { ChartList } from './chart-list'
import { ChartSvg } from './chart-svg'
import { ChartTools } from './chart-tools'
import { Sentence } from '../actors/actor-status'
import { useChosen, useMoment, useShown, useStore } from '../inspector-context'
import { useChartView } from './use-chart-view'

/** The chart of the chosen actor, alive. */
export function ChartStage({ covered }: { covered: ReadonlySet<string> | undefined }) {
  const chosen = useChosen()
  const chart = chosen && site.charts[chosen.view.machine]
  if (!chosen) return <div className="ins-stage" />
  return (
    <section className="ins-stage" aria-label={`${words.chart.label} ${chosen.view.name}`}>
      {chart ? (
        <Drawing key={chart.id} {...chosen} covered={covered} />
      ) : (
        <>
          <Sentence {...chosen} />
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
  view: ActorView
  still: Still
  covered: ReadonlySet<string> | undefined
}

function Drawing({ view, still, covered }: DrawingProps) {
  const store = useStore()
  const { source } = useShown()
  const moment = useMoment()
  const chart = site.charts[view.machine]
  if (!chart) throw new Error(`No chart of ${view.machine}`)
  const active = useMemo(() => activeNodes(chart, still.value), [chart, still.value])
  const { svg, ground, fit, zoomIn, zoomOut, pan } = useChartView(chart, active)
  const choices = choicesOf(source.machineOf(view), view.machine, still)
  const isLive = moment === null && !view.isGone
  const send = (type: string) =>
    source.send(view.actor, choices.find(({ event }) => event.type === type)?.event ?? { type })
  const last = stepBefore(store, view.actor, moment?.entry ?? Infinity)
  const timers = still.timers.flatMap((timer) => {
    const node = nodeOfTimer(chart, timer)
    return node ? [{ node, timer }] : []
  })

  return (
    <div className="ins-drawing">
      <div className="ins-heading">
        <Sentence view={view} still={still} />
        <ChartTools chart={chart} active={active} tools={{ fit, zoomIn, zoomOut }} />
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
            step={(last as { id?: number } | undefined)?.id ?? 0}
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
