import { useActorTime } from '../../context/actor-time'
import { stateLine } from '../../store/state-line'
import { waitsFor } from '../../store/waits'
import { site } from '../../site'
import type { ActorRecord } from '../../store/store'
import { delayOf, type Timer } from '../../protocol'
import { useView } from '../../context/inspector-context'

/** The seconds left of a delay; while they pass, only this is rendered. */
function Countdown({ timer }: { timer: Timer }) {
  const now = useActorTime()
  return <span className="ins-count">{(Math.max(0, timer.due - now) / 1000).toFixed(1)} s</span>
}

/** That another actor was asked for. Ids of sessions are no names. */
const absenceOf = (wanted: string | null, record: ActorRecord | undefined) => {
  if (wanted === null || wanted.includes(':')) return ''
  if (record?.name === wanted || record?.machine === wanted) return ''
  return wanted in site.charts
    ? `${wanted} is not running yet; `
    : `There is no machine ${wanted} here; `
}

/** The chosen actor's name, state and timers, as a sentence. */
export function ActorStatus() {
  const { entry, source, record, chosen, actorId } = useView()
  const isPast = entry !== null
  const isGone = record?.isGone === true && !isPast
  const machine = record && source.machineOf(record)
  const waits =
    chosen && machine && !record.isGone && waitsFor(machine, record.machine, chosen.snapshot)
  return (
    <p className="ins-status">
      {absenceOf(actorId, record)}
      <strong>{record?.name}</strong> {isPast || isGone ? 'was ' : 'is '}
      {chosen ? <em>{stateLine(chosen.snapshot.value)}</em> : 'not there yet'}
      {isGone && ' · has left the page'}
      {!isGone &&
        chosen?.snapshot.timers.map((timer) => (
          <span key={timer.event}>
            {' · '}
            {delayOf(timer.event)?.['delay']} in <Countdown timer={timer} />
          </span>
        ))}
      {waits && <span> · {waits}</span>}
    </p>
  )
}
