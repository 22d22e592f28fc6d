import { useEffect, useRef } from 'react'

import { site } from '../../site'
import { markActor } from '../../panel/page-view'
import { useView } from '../../context/inspector-context'
import { inOrder } from '../../store/actor-order'
import { leftBefore, snapshotAt } from '../../store/history'
import { stateParts } from '../../store/state-line'
import type { ActorRecord } from '../../store/store'

/** The actors, with the state of each; those that are gone come last. */
export function ActorList() {
  const { store, record: chosen } = useView()
  const isChosen = (record: ActorRecord) => record === chosen
  const records = inOrder([...store.actors.values()])
  const name = chosen?.name
  // Its part may have come, or gone, with other actors.
  useEffect(() => (name ? markActor(name) : undefined), [name, records.length])
  // Such as entrances: many, each with little to see.
  const minor = records.filter(({ machine }) => machine === site.minorMachine)
  const listOf = (some: readonly ActorRecord[]) => (
    <ul>
      {some.map((record) => (
        <ActorRow
          key={record.sessionId}
          record={record}
          count={records.length}
          isChosen={isChosen(record)}
        />
      ))}
    </ul>
  )

  return (
    <nav className="ins-actors" aria-label="Actors">
      {listOf(records.filter((record) => !minor.includes(record)))}
      {minor.length > 0 && (
        <details className="ins-fold" open={minor.some(isChosen)}>
          <summary>
            {minor.length} {minor.length === 1 ? 'entrance' : 'entrances'}
          </summary>
          {listOf(minor)}
        </details>
      )}
      {records.length === 0 && <p className="ins-quiet">No actor is running here.</p>}
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
  const { sessionId, name } = record
  const snapshot = moment ? snapshotAt(store, sessionId, moment.id) : record.snapshot
  const isGone = moment ? leftBefore(store, sessionId, moment.id) : record.isGone
  const absence = isGone ? 'gone' : snapshot ? null : 'not there yet'
  return (
    <li>
      <button
        ref={button}
        type="button"
        className="ins-actor"
        data-gone={absence ? '' : undefined}
        data-lit={(!absence && snapshot!.timers.length > 0) || undefined}
        aria-current={isChosen ? 'true' : undefined}
        onClick={() => panel.send({ type: 'actor.follow', actorId: sessionId })}
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
