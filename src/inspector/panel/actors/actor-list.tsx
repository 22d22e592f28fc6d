import './actor-list.css'

import { useSelector } from '@xstate/react'

import { site, words } from '../../site'
import type { ActorView } from '../../store/store'
import { ActorRow, AGE_STEP_MS } from './actor-row'
import { useActorTime } from './actor-time'
import { chosenOf, useInspector, useShown, useStore } from '../inspector-context'

/** What only enters the page once: there are many of them, and little to see. */
const isEntrance = ({ machine }: ActorView) => machine === site.minorMachine

/** Who lives here, in which state, and since when; who has left is grey, and comes last. */
export function ActorList() {
  const store = useStore()
  const { actor, host, source } = useShown()
  const { actor: wanted } = useInspector()
  const isSelfListed = useSelector(actor, (snapshot) =>
    snapshot.matches({ open: { self: 'listed' } }),
  )
  const areFolded = useSelector(actor, (snapshot) =>
    snapshot.matches({ open: { entrances: 'folded' } }),
  )
  const now = useActorTime(AGE_STEP_MS)
  const chosen = chosenOf(store, wanted)
  const views = [...store.actors.values()].toSorted(
    (one, other) => Number(one.isGone) - Number(other.isGone),
  )
  const entrances = views.filter(isEntrance)
  const isFolded = (view: ActorView) => areFolded && isEntrance(view) && view !== chosen
  const rows = [...views.filter((view) => !isEntrance(view)), ...entrances].filter(
    (view) => !isFolded(view),
  )

  return (
    <nav className="ins-actors" aria-label={words.actors.label}>
      <ul>
        {rows.map((view) => (
          <ActorRow
            key={view.actor}
            view={view}
            isChosen={view === chosen}
            now={now}
            onFollow={() => actor.send({ type: 'actor.follow', actor: view.actor })}
          />
        ))}
      </ul>
      {entrances.length > 0 && (
        <button
          type="button"
          className="ins-fold"
          aria-expanded={!areFolded}
          onClick={() => actor.send({ type: 'entrances.toggle' })}
        >
          {entrances.length} {words.actors.entrances}
        </button>
      )}
      {views.length === 0 && <p className="ins-quiet">{words.actors.none}</p>}
      {source === host && (
        <label className="ins-check">
          <input
            type="checkbox"
            checked={isSelfListed}
            onChange={() => actor.send({ type: 'self.toggle' })}
          />
          {words.actors.self}
        </label>
      )}
    </nav>
  )
}
