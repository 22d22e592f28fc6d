import { useSelector } from '@xstate/react'
import { useCallback, useSyncExternalStore } from 'react'

import { duration } from '../../../chart/chart'
import { useView } from '../../context/inspector-context'
import type { Timer } from '../../protocol'
import { machineOf } from '../../observe/snapshots'
import { atEachTick, secondsTo, tickOf } from '../../observe/tick'
import { delayOf } from '../../seam'
import { standingLine } from '../../store/state-line'
import { waitsFor } from '../../store/waits'

/**
 * When a delay ends, if that is known: the seconds left of it, on the actors' clock; while they pass, only this is rendered. A clock
 * that is moved by hand is exact, a running one is rounded up: no delay seems longer than it is.
 */
function Countdown({ timer }: { timer: Timer }) {
  const { source, brake, moment } = useView()
  const isStill = useSelector(brake?.control, (state) => state?.hasTag('still') ?? true)
  const subscribe = useCallback(
    (tell: () => void) => (isStill ? () => {} : atEachTick(tell)),
    [isStill],
  )
  const now = useSyncExternalStore(subscribe, () => (isStill ? source.now() : tickOf(source.now())))
  if (Number.isNaN(timer.due)) return `${duration(timer.delay)} after it began, by its own clock`
  return `in ${secondsTo(timer.due, moment?.at ?? now)}`
}

export function ActorStatus() {
  const { entry, record, chosen, actorId } = useView()
  const isOther = actorId !== null && actorId !== record?.name && actorId !== record?.machine
  const isPast = entry !== null
  const isGone = record?.isGone === true && !isPast
  const machine = chosen && machineOf(chosen.snapshot)
  const waits = machine && !chosen.record.isGone && waitsFor(chosen.snapshot)
  return (
    <p className="ins-status">
      {isOther && `${actorId} is not running here; `}
      <strong>{record?.name}</strong> {isPast || isGone ? 'was ' : 'is '}
      {chosen ? <em>{standingLine(chosen.snapshot)}</em> : 'not there yet'}
      {isGone && ' · has left the page'}
      {!isGone &&
        chosen?.snapshot.status === 'active' &&
        chosen.snapshot.timers.map((timer) => (
          <span key={timer.id}>
            {' · '}
            {delayOf(timer.event, machine) ?? timer.event} <Countdown timer={timer} />
          </span>
        ))}
      {waits && <span> · {waits}</span>}
    </p>
  )
}
