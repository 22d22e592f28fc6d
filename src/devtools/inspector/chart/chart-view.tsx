import { useMemo, useState } from 'react'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'

import { activeStates } from '#devtools/actors/active-states.ts'
import { statesAround } from '#devtools/chart/chart.ts'
import { ChartDrawing } from '#devtools/chart/drawing.tsx'
import { arrowHead } from '#devtools/chart/lines.ts'
import { useView } from '../panel/inspector-context.ts'
import { usePreviews } from '../panel/use-previews.ts'
import { sendableIn } from '../explain/offers.ts'
import { takenIn } from '../explain/taken.ts'
import type { ActorMoment } from '../moments.ts'
import { site } from '../site.ts'
import { chartFor } from './chart-for.ts'
import { litBy, nameIn, onChartKey, OWN_KEYS } from './chart-keys.ts'
import { Sentence } from './sentence.tsx'
import { useChartView } from './use-chart-view.ts'

/** The chart of the chosen actor's machine. */
export default function Chart() {
  const { machine, shown } = useView()
  return machine && shown && <ChartView machine={machine} shown={shown} />
}

const NONE: readonly string[] = []

interface ChartViewProps {
  machine: AnyStateMachine
  shown: ActorMoment
}

function ChartView({ machine, shown }: ChartViewProps) {
  const chart = chartFor(machine)
  const { panel, source, isPage, moment, zoom } = useView()
  const previews = usePreviews()
  const [pointed, setPointed] = useState('')
  const lit = useMemo(() => litBy(chart, pointed), [chart, pointed])
  const snapshot = shown.snapshot as AnyMachineSnapshot
  const active = useMemo(() => new Set(activeStates(snapshot).map(({ id }) => id)), [snapshot])
  // A simulator tests its machine, so it has a coverage.
  const covered = source.coverage?.().transitions
  const { pane, drawing, scale } = useChartView(chart, active, zoom)
  const levels = useMemo(
    () => new Map(chart.nodes.map(({ id }) => [id, statesAround(chart.nodes, id).length])),
    [chart],
  )
  const isLive = !moment && !shown.hasLeft
  const sendable = useMemo(
    () => (isLive ? sendableIn(snapshot, site.samplesOf(snapshot.machine.id), !isPage) : undefined),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- there may be time for more previews than before
    [isLive, snapshot, isPage, previews],
  )
  const taken = shown.step ? takenIn(shown.step) : NONE

  // The steps of other actors change nothing in these parts.
  const parts = useMemo(
    () =>
      drawing && (
        <ChartDrawing
          drawing={drawing}
          boxProps={({ node: { id, parent } }) => ({
            role: 'treeitem',
            tabIndex: parent ? -1 : 0,
            'data-part': id,
            'data-active': active.has(id) || undefined,
            'aria-level': levels.get(id),
            'aria-current': active.has(id) || undefined,
          })}
          rowProps={({ transition }, { node: { id } }) =>
            transition
              ? {
                  role: 'treeitem',
                  tabIndex: -1,
                  'data-part': transition.id,
                  'data-sendable': sendable?.has(transition.id) || undefined,
                  'data-taken': taken.includes(transition.id) || undefined,
                  'data-lit': lit.includes(transition.id) || undefined,
                  'data-covered': covered?.has(transition.id),
                  'aria-level': levels.get(id)! + 1,
                }
              : {}
          }
        />
      ),
    [drawing, levels, active, sendable, taken, lit, covered],
  )

  // The same for what is drawn over it.
  const frame = drawing && {
    viewBox: `0 0 ${drawing.width} ${drawing.height}`,
    style: { width: drawing.width * scale, height: drawing.height * scale },
  }

  const press = (name: string) => {
    const event = sendable?.get(name)
    if (event) source.send(shown.actor, event)
  }
  const zoomTo = (to: number) => panel.send({ type: 'chart.zoom', zoom: to })
  const pointAt = (event: { target: EventTarget }) => {
    const { y, height } = pane.current!.getBoundingClientRect()
    const isLow = (event.target as Element).getBoundingClientRect().y > y + height / 2
    pane.current!.toggleAttribute('data-low', isLow)
    setPointed(nameIn(event))
  }

  return (
    <div className="ins-viewport">
      <div ref={pane} className="ins-pane">
        {frame && (
          <svg
            {...frame}
            className="ins-chart ins-drawing"
            role="tree"
            // The chart's first part is the tab stop.
            tabIndex={-1}
            aria-label={`Chart of ${chart.id}`}
            aria-keyshortcuts={OWN_KEYS}
            onPointerOver={pointAt}
            onPointerLeave={() => setPointed('')}
            onClick={(event) => press(nameIn(event))}
            onFocus={pointAt}
            onBlur={() => setPointed('')}
            onKeyDown={(event) => onChartKey(event, { zoom, zoomTo, press })}
          >
            {parts}
          </svg>
        )}
        {/* Drawn once more, over all other lines: the transition that was taken last, or is pointed
            at. In an SVG of their own, since a line that comes or goes has its SVG laid out. */}
        {frame && (
          <svg {...frame} className="ins-over" aria-hidden>
            {drawing.lines.map(({ transition, target, path }) => {
              const isPointed = lit.includes(transition)
              if (!isPointed && !taken.includes(transition)) return null
              return (
                <g key={`${transition} ${target}`} className={isPointed ? 'ins-lit' : 'ins-taken'}>
                  <path fill="none" d={path} />
                  <path stroke="none" d={arrowHead(path)} />
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
