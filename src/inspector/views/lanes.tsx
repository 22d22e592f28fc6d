import './lanes.css'

import { type PointerEvent, useMemo } from 'react'

import { isOwn } from '../protocol'
import { inOrder } from '../store/actor-order'
import { timeScale } from '../store/time-scale'
import type { LoggedStep } from '../store/step-outcome'
import { chosenOf, useInspector, useInspectorState, useStore } from '../context/inspector-context'

/** In units of the drawing, which is stretched to its width. */
const WIDTH = 1000
const LANE = 20
const TICKS = [0, 0.2, 0.4, 0.6, 0.8, 1]
/** A press so near to a mark is meant for it, in pixels. */
const NEAR = 8

/** A lane for each actor with a mark for each of its events; a press or a drag shows a moment. */
export default function Lanes() {
  const store = useStore()
  const { panel } = useInspector()
  const { entry, mark, actorId } = useInspectorState()
  const { log, version } = store
  const scale = useMemo(
    () => timeScale(log.map(({ at }) => at)),
    // The log stays the same array: only the version changes.
    // oxlint-disable-next-line react/exhaustive-deps
    [log, version],
  )
  const steps = log.filter((item): item is LoggedStep => item.kind === 'step')
  const bySession = new Map<string, LoggedStep[]>()
  for (const step of steps) {
    const own = bySession.get(step.sessionId)
    if (own) own.push(step)
    else bySession.set(step.sessionId, [step])
  }
  const chosen = chosenOf(store, actorId)
  const lanes = inOrder([...store.actors.values()]).filter(
    (record) => record === chosen || bySession.has(record.sessionId),
  )
  const start = log[0]?.at ?? 0
  const height = lanes.length * LANE
  const placeOf = (id: number | null) => {
    const at = log.find((item) => item.id === id)?.at
    return at === undefined ? null : scale.placeOf(at) * WIDTH
  }
  const lineAt = (x: number | null, className: string) =>
    x !== null && <path className={className} d={`M${x} 0V${height}`} />

  const seek = ({ currentTarget, clientX, clientY, type }: PointerEvent) => {
    const { left, top, width } = currentTarget.getBoundingClientRect()
    const at = scale.timeAt((clientX - left) / width)
    const lane = type === 'pointerdown' ? lanes[Math.floor((clientY - top) / LANE)] : undefined
    const distance = (step: LoggedStep) => Math.abs(left + scale.placeOf(step.at) * width - clientX)
    const [near] = (bySession.get(lane?.sessionId ?? '') ?? [])
      .filter((step) => distance(step) <= NEAR)
      .toSorted((one, other) => distance(one) - distance(other))
    if (lane) panel.send({ type: 'actor.follow', actorId: lane.sessionId })
    const wanted = near?.id ?? log.findLast((item) => item.at <= at)?.id ?? log[0]?.id
    if (wanted !== undefined && wanted !== entry) panel.send({ type: 'time.seek', entry: wanted })
  }

  /** The marks of each lane as one path for each kind. */
  const marks = new Map<string, Record<'ignored' | 'own' | 'taken', string>>()
  lanes.forEach(({ sessionId }, lane) => {
    const paths = { ignored: '', own: '', taken: '' }
    for (const step of bySession.get(sessionId) ?? []) {
      const kind = step.edges.length === 0 ? 'ignored' : isOwn(step) ? 'own' : 'taken'
      paths[kind] += `M${scale.placeOf(step.at) * WIDTH} ${lane * LANE + 5}v${LANE - 10}`
    }
    marks.set(sessionId, paths)
  })

  return (
    // The slider does the same by keyboard.
    <div className="ins-lanes" aria-hidden="true">
      <div className="ins-lane-names ins-mono">
        {lanes.map((record) => (
          <span key={record.sessionId} data-chosen={record === chosen || undefined}>
            {record.name}
          </span>
        ))}
      </div>
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        height={height}
        preserveAspectRatio="none"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          seek(event)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) seek(event)
        }}
      >
        {TICKS.map((place) => (
          <path key={place} className="ins-tick" d={`M${place * WIDTH} 0V${height}`} />
        ))}
        {[...marks].map(([sessionId, { ignored, own, taken }]) => (
          <g key={sessionId}>
            <path d={ignored} data-ignored />
            <path d={own} data-own />
            <path d={taken} />
          </g>
        ))}
        {lineAt(placeOf(mark), 'ins-marked')}
        {lineAt(entry === null ? WIDTH : placeOf(entry), 'ins-cursor')}
      </svg>
      <p className="ins-ticks ins-mono">
        {TICKS.map((place) => (
          <span key={place}>{((scale.timeAt(place) - start) / 1000).toFixed(1)} s</span>
        ))}
      </p>
    </div>
  )
}
