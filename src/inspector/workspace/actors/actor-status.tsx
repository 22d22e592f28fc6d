import { useActorTime } from '../../context/actor-time'
import { stateLine } from '../../store/state-line'
import { waitsFor } from '../../store/waits'
import type { ActorRecord } from '../../store/store'
import { type ActorSnapshot, delayOf, type Timer } from '../../protocol'
import { useView } from '../../context/inspector-context'

/** The seconds left of a delay; while they pass, only this is rendered. */
function Countdown({ timer }: { timer: Timer }) {
  const now = useActorTime()
  return <span className="ins-count">{(Math.max(0, timer.due - now) / 1000).toFixed(1)} s</span>
}

/** An actor's name, state and timers, as a sentence. */
export function ActorStatus({
  record,
  snapshot,
}: {
  record: ActorRecord
  snapshot: ActorSnapshot
}) {
  const { entry, source } = useView()
  const machine = source.machineOf(record)
  const isPast = entry !== null
  const verb = record.isGone || isPast ? 'was' : 'is'
  const waits = machine && !record.isGone && waitsFor(machine, record.machine, snapshot)
  return (
    <p className="ins-status ins-mono ins-muted">
      <strong>{record.name}</strong> {verb} <em>{stateLine(snapshot.value)}</em>
      {record.isGone && !isPast && <> · has left the page</>}
      {(isPast || !record.isGone) &&
        snapshot.timers.map((timer) => (
          <span key={timer.event}>
            {' · '}
            {delayOf(timer.event)?.['delay']} in <Countdown timer={timer} />
          </span>
        ))}
      {waits && <span> · {waits}</span>}
    </p>
  )
}
