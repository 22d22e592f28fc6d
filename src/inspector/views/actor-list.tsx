import { useState } from 'react'

import { inspector as words } from '#content/inspector'

import { stateLine } from '../store/preview'
import type { ActorView } from '../store/store'
import { useActorTime } from './actor-time'
import { chosenOf, useInspector, useShown, useStore } from './shown'

const age = (ms: number) => {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  if (seconds < 60) return `${seconds} s`
  return `${Math.floor(seconds / 60)} m ${String(seconds % 60).padStart(2, '0')} s`
}

/** What has left comes last, what only enters once before it. */
const rank = ({ isGone, machine }: ActorView) => (isGone ? 2 : Number(machine === 'entrance'))

/** Who lives here, in which state, and since when; who has left is grey. */
export function ActorList() {
  const store = useStore()
  const { actor, host, source } = useShown()
  const { actor: wanted } = useInspector()
  const [endSelf, setEndSelf] = useState<(() => void) | null>(null)
  const now = useActorTime(1000)
  const chosen = chosenOf(store, wanted)
  const views = [...store.actors.values()].toSorted((one, other) => rank(one) - rank(other))

  return (
    <nav className="ins-actors" aria-label={words.actors.label}>
      <ul>
        {views.map((view) => (
          <li key={view.actor}>
            <button
              type="button"
              className="ins-actor"
              data-gone={view.isGone || undefined}
              aria-current={view === chosen ? 'true' : undefined}
              onClick={() => actor.send({ type: 'actor.follow', actor: view.actor })}
            >
              <span className="ins-pip" data-lit={view.still.timers.length > 0 || undefined} />
              <span className="ins-actor-name">{view.name}</span>
              <span className="ins-actor-age">{age(now - view.since)}</span>
              <span className="ins-actor-state">
                {view.isGone ? words.actors.gone : stateLine(view.still.value)}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {views.length === 0 && <p className="ins-quiet">{words.actors.none}</p>}
      {host && source === host && (
        <label className="ins-check">
          <input
            type="checkbox"
            checked={endSelf !== null}
            onChange={({ target }) => {
              endSelf?.()
              const end = target.checked ? host.add(actor as never) : null
              setEndSelf(() => end)
            }}
          />
          {words.actors.self}
        </label>
      )}
    </nav>
  )
}
