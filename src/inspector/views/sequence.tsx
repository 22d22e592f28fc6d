import './sequence.css'

import { words } from '../site'
import { everything, filterLog } from '../store/log-filter'
import type { Entry } from '../store/store'
import type { Step } from '../protocol'
import { TimersCheck } from './log-filters'
import { eventName } from './log-row'
import { useFilter, useInspectorState, useInspector, useStore } from '../context/inspector-context'

const LANE = 118
/** For the times, at the left. */
const MARGIN = 52
/** For the names of events that an actor in the last lane sends to itself. */
const ROOM = 96
const ROW = 30
const TOP = 34
/** Only the latest; the log has all. */
const MOST = 120

/** Fits a lane; the log has the whole name. */
const LONGEST_NAME = 15

const short = (name: string) =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name

/** The log as a sequence diagram: a lane for each actor. */
export default function Sequence() {
  const store = useStore()
  const { panel } = useInspector()
  const { entry } = useInspectorState()
  const { timers } = useFilter().filter
  const steps = filterLog(store.log, { ...everything, kind: 'step', timers })
    .filter((item): item is Step & { id: number } => item.kind === 'step')
    .slice(-MOST)
  const lanes = [
    ...new Set(steps.flatMap((step) => [step.source ?? '', step.sessionId])),
  ].toSorted()
  const laneOf = (id: string | null) => MARGIN + lanes.indexOf(id ?? '') * LANE + LANE / 2
  const start = store.log[0]?.at ?? 0

  return (
    <div className="ins-sequence">
      <TimersCheck />
      {steps.length === 0 && <p className="ins-quiet">{words.sequence.empty}</p>}
      <svg
        role="img"
        aria-label={words.sequence.label}
        width={MARGIN + lanes.length * LANE + ROOM}
        height={steps.length ? TOP + steps.length * ROW : 0}
      >
        {lanes.map((lane) => (
          <g key={lane} className="ins-lane" transform={`translate(${laneOf(lane)} 0)`}>
            <text y="18" textAnchor="middle">
              {lane === '' ? words.sequence.outside : short(store.actors.get(lane)?.name ?? lane)}
            </text>
            <path d={`M0 ${TOP - 8}V${TOP + steps.length * ROW}`} />
          </g>
        ))}
        {steps.map((step, index) => (
          <Arrow
            key={step.id}
            step={step}
            from={laneOf(step.source)}
            to={laneOf(step.sessionId)}
            y={TOP + index * ROW + ROW / 2}
            seconds={(step.at - start) / 1000}
            isChosen={step.id === entry}
            onChoose={(id) => panel.send({ type: 'time.seek', entry: id })}
          />
        ))}
      </svg>
    </div>
  )
}

interface ArrowProps {
  step: Step & Pick<Entry, 'id'>
  from: number
  to: number
  y: number
  /** Since the log began. */
  seconds: number
  isChosen: boolean
  onChoose: (id: number) => void
}

function Arrow({ step, from, to, y, seconds, isChosen, onChoose }: ArrowProps) {
  const isLoop = from === to
  const tip = to > from ? to - 5 : to + 5
  return (
    // The log offers the same by keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <g
      className="ins-message-line"
      data-chosen={isChosen || undefined}
      onClick={() => onChoose(step.id)}
    >
      <text x="12" y={y + 4}>
        {seconds.toFixed(2)}
      </text>
      <path d={isLoop ? `M${to} ${y - 5}h14v10h-10` : `M${from} ${y}H${tip}`} />
      <circle cx={isLoop ? to + 2 : to} cy={isLoop ? y + 5 : y} r="3" />
      <text x={isLoop ? to + 18 : Math.min(from, to) + 8} y={isLoop ? y + 4 : y - 5}>
        {eventName(step)}
      </text>
    </g>
  )
}
