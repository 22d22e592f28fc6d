import { useEffect, useRef } from 'react'

import { site } from '../../site'
import { markActor } from '../../panel/page-view'
import { useView } from '../../context/inspector-context'
import { leftBefore, snapshotAt } from '../../store/history'
import { stateParts } from '../../store/state-line'
import type { ActorRecord } from '../../store/store'

/** Many of them, each with little to see, stand after the others; those that are gone come last. */
const rank = ({ isGone, machine }: ActorRecord) =>
  isGone ? 2 : machine === site.minorMachine ? 1 : 0

/** The actors, with the state of each. */
export function ActorList() {
  const { store, record: chosen } = useView()
  const records = [...store.actors.values()].toSorted((one, other) => rank(one) - rank(other))
  const name = chosen?.name
  // Its part may have come, or gone, with other actors.
  useEffect(() => (name ? markActor(name) : undefined), [name, records.length])

  return (
    <nav className="ins-actors" aria-label="Actors">
      <ul>
        {records.map((record) => (
          <ActorRow
            key={record.name}
            record={record}
            count={records.length}
            isChosen={record === chosen}
          />
        ))}
      </ul>
      {records.length === 0 && <p className="ins-sheet">No actor is running here.</p>}
    </nav>
  )
}

interface ActorRowProps {
  record: ActorRecord
  /** Of all actors. */
  count: number
  isChosen: boolean
}

/** An actor: its name, and its state at the moment that is looked at. The chosen one is in view. */
function ActorRow({ record, count, isChosen }: ActorRowProps) {
  const { panel, store, moment, dock } = useView()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isChosen) button.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    // Those that come before it move it out of view, and so does another side of the window.
  }, [isChosen, count, dock])
  const { name } = record
  const snapshot = moment ? snapshotAt(store, name, moment.id) : record.snapshot
  const isGone = moment ? leftBefore(store, name, moment.id) : record.isGone
  const absence = isGone ? 'gone' : snapshot ? null : 'not there yet'
  return (
    <li>
      <button
        ref={button}
        type="button"
        className="ins-actor"
        data-gone={absence ? '' : undefined}
        aria-current={isChosen ? 'true' : undefined}
        onClick={() => panel.send({ type: 'actor.follow', actorId: name })}
      >
        <span className="ins-actor-name">{name}</span>
        {(absence ? [absence] : stateParts(snapshot!.value)).map((part) => (
          <span key={part} className="ins-actor-state">
            {part}
          </span>
        ))}
      </button>
    </li>
  )
}
