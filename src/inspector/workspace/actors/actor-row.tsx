import { useEffect, useRef } from 'react'

import { words } from '../../site'
import { stateLine } from '../../store/state-line'
import type { ActorRecord } from '../../store/store'

export const AGE_STEP_MS = 10_000

/** In steps of ten seconds, then in minutes: finer ones would flicker. A change just now has none. */
const age = (ms: number) => {
  const seconds = Math.floor(ms / AGE_STEP_MS) * (AGE_STEP_MS / 1000)
  if (seconds <= 0) return ''
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min`
}

/** Local time of day. `toLocaleTimeString` would take as long as the whole panel. */
const clockTime = (at: number) => {
  const date = new Date(at)
  return [date.getHours(), date.getMinutes(), date.getSeconds()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

interface ActorRowProps {
  record: ActorRecord
  isChosen: boolean
  now: number
  onFollow: () => void
}

/** An actor: its name, its state, and how long it has been in it. The chosen one is in view. */
export function ActorRow({ record, isChosen, now, onFollow }: ActorRowProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isChosen) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [isChosen])
  return (
    <li>
      <button
        ref={button}
        type="button"
        className="ins-actor ins-mono"
        data-gone={record.isGone || undefined}
        data-lit={record.snapshot.timers.length > 0 || undefined}
        aria-current={isChosen ? 'true' : undefined}
        onClick={onFollow}
      >
        <span className="ins-actor-name">{record.name}</span>
        <span className="ins-actor-age" title={clockTime(record.since)}>
          {age(now - record.since)}
        </span>
        <span className="ins-actor-state">
          {record.isGone ? words.actors.gone : stateLine(record.snapshot.value)}
        </span>
      </button>
    </li>
  )
}
