import './lanes.css'

import { Fragment, type PointerEvent } from 'react'

import { isOwn } from '../protocol'
import { inOrder } from '../store/actor-order'
import type { ActorRecord, LoggedStep } from '../store/store'
import { useView } from '../context/inspector-context'

/** In units of the drawing, which is stretched to its width. */
const WIDTH = 1000
const LANE = 20
const TICKS = [0, 0.25, 0.5, 0.75, 1]
/** A press so near to a mark is meant for it, in pixels. */
const NEAR = 8

/**
 * A lane for each actor with a mark for each of its events, one after another as on the slider; a
 * press or a drag shows a moment.
 */
export default function Lanes() {
  const { store, panel, chosen, entry, mark } = useView()
  const { log } = store
  const steps = log.filter((item) => item.kind === 'step')
  const ownOf = ({ sessionId: id }: ActorRecord) =>
    steps.filter(({ sessionId }) => sessionId === id)
  const lanes = inOrder([...store.actors.values()])
    .map((record) => ({ record, own: ownOf(record) }))
    .filter(({ record, own }) => record === chosen?.record || own.length > 0)
  const height = lanes.length * LANE
  const [first = 0, last = 0] = [log[0]?.id, log.at(-1)?.id]
  /** Where an entry is between the first and the last, 0..1. */
  const shareOf = (id: number) => (id - first) / Math.max(1, last - first)
  const secondsAt = (share: number) => {
    const at = log[Math.round(share * (log.length - 1))]?.at ?? 0
    return ((at - (log[0]?.at ?? 0)) / 1000).toFixed(1)
  }
  const lineAt = (share: number, className: string) => (
    <path className={className} d={`M${share * WIDTH} 0V${height}`} />
  )

  const seek = ({ currentTarget, clientX, clientY, type }: PointerEvent) => {
    const { left, top, width } = currentTarget.getBoundingClientRect()
    const share = Math.min(1, Math.max(0, (clientX - left) / width))
    const lane = type === 'pointerdown' ? lanes[Math.floor((clientY - top) / LANE)] : undefined
    const distance = ({ id }: LoggedStep) => Math.abs(shareOf(id) - share) * width
    const [near] = (lane?.own ?? [])
      .filter((step) => distance(step) <= NEAR)
      .toSorted((one, other) => distance(one) - distance(other))
    if (lane) panel.send({ type: 'actor.follow', actorId: lane.record.sessionId })
    const wanted = near?.id ?? Math.round(first + share * (last - first))
    if (wanted !== entry) panel.send({ type: 'time.seek', entry: wanted })
  }

  /** The marks of all lanes as one path for each kind. */
  const marks = { ignored: '', own: '', taken: '' }
  for (const [lane, { own }] of lanes.entries())
    for (const step of own) {
      const kind = step.edges.length === 0 ? 'ignored' : isOwn(step) ? 'own' : 'taken'
      marks[kind] += `M${shareOf(step.id) * WIDTH} ${lane * LANE + 5}v${LANE - 10}`
    }

  return (
    // The slider does the same by keyboard.
    <div className="ins-lanes" aria-hidden="true">
      <div className="ins-lane-names ins-mono ins-muted ins-small">
        {lanes.map(({ record }) => (
          <span key={record.sessionId} data-chosen={record === chosen?.record || undefined}>
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
          <Fragment key={place}>{lineAt(place, 'ins-tick')}</Fragment>
        ))}
        <path d={marks.ignored} data-ignored />
        <path d={marks.own} data-own />
        <path d={marks.taken} />
        {mark !== null && lineAt(shareOf(mark), 'ins-marked')}
        {lineAt(entry === null ? 1 : shareOf(entry), 'ins-cursor')}
      </svg>
      <p className="ins-ticks ins-mono ins-muted ins-small">
        {TICKS.map((place) => (
          <span key={place}>{secondsAt(place)} s</span>
        ))}
      </p>
    </div>
  )
}
