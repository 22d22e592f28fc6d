import { words } from '../../site'
import { stateLine } from '../../store/preview'
import type { ActorView } from '../../store/store'

export const AGE_STEP_MS = 10_000

/** In steps of ten seconds, then in minutes: more would only flicker. */
const age = (ms: number) => {
  const seconds = Math.floor(ms / AGE_STEP_MS) * (AGE_STEP_MS / 1000)
  if (seconds <= 0) return words.actors.now
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min`
}

/** The reader's own time of day. Asked for by locale, it would cost as much as the whole panel. */
const clockTime = (at: number) => {
  const date = new Date(at)
  return [date.getHours(), date.getMinutes(), date.getSeconds()]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

interface ActorRowProps {
  view: ActorView
  isChosen: boolean
  now: number
  onFollow: () => void
}

/** One actor: its name, its state, and since when it is in it. */
export function ActorRow({ view, isChosen, now, onFollow }: ActorRowProps) {
  return (
    <li>
      <button
        type="button"
        className="ins-actor ins-mono"
        data-gone={view.isGone || undefined}
        data-lit={view.still.timers.length > 0 || undefined}
        aria-current={isChosen ? 'true' : undefined}
        onClick={onFollow}
      >
        <span className="ins-actor-name">{view.name}</span>
        <span className="ins-actor-age" title={clockTime(view.since)}>
          {age(now - view.since)}
        </span>
        <span className="ins-actor-state">
          {view.isGone ? words.actors.gone : stateLine(view.still.value)}
        </span>
      </button>
    </li>
  )
}
