import { useEffect, useRef } from 'react'

import { useView } from '../context/inspector-context'
import { site } from '../seam'
import { leftBefore, snapshotAt } from '../store/history'
import { standing } from '../store/state-line'
import type { ActorRecord } from '../store/store'

/** Each with those that it has started after it, and how deep it is. */
const nested = (
  records: readonly ActorRecord[],
  parent: string | null = null,
  depth = 0,
): (readonly [ActorRecord, number])[] =>
  records.flatMap((record) =>
    record.parent === parent ? [[record, depth], ...nested(records, record.name, depth + 1)] : [],
  )

/** The actors, with the state of each; those that one has started stand under it. */
export function ActorList() {
  const { store, record: chosen } = useView()
  const records = [...store.actors.values()].toSorted(
    (one, other) => Number(one.isGone) - Number(other.isGone),
  )
  const name = chosen?.name
  const list = useRef<HTMLElement>(null)
  // With other actors its part may have come, or gone, and its row is moved out of view.
  useEffect(() => {
    const row = list.current?.querySelector('[aria-current]')
    row?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const parts = name ? site.partsOf(name) : []
    for (const part of parts) part.setAttribute('data-inspected', '')
    return () => {
      for (const part of parts) part.removeAttribute('data-inspected')
    }
  }, [name, records.length])

  return (
    <nav ref={list} className="ins-actors" aria-label="Actors">
      <ul>
        {nested(records).map(([record, depth]) => (
          <ActorRow key={record.name} record={record} depth={depth} />
        ))}
      </ul>
      {records.length === 0 && <p className="ins-sheet">No actor is running here.</p>}
    </nav>
  )
}

/** An actor: its name, how deep it is, and its state at the moment that is looked at. */
function ActorRow({ record, depth }: { record: ActorRecord; depth: number }) {
  const { panel, store, moment, record: chosen } = useView()
  const { name } = record
  const snapshot = moment ? snapshotAt(store, name, moment.id) : record.snapshot
  const isGone = moment ? leftBefore(store, name, moment.id) : record.isGone
  const absence = isGone ? 'gone' : snapshot ? null : 'not there yet'
  return (
    <li>
      <button
        type="button"
        className="ins-actor"
        data-gone={absence ? '' : undefined}
        aria-current={record === chosen ? 'true' : undefined}
        onClick={() => panel.send({ type: 'actor.follow', actorId: name })}
      >
        <span className="ins-actor-name">
          {depth > 0 && <span aria-hidden>{'\u00A0\u00A0'.repeat(depth - 1)}└ </span>}
          <span>{name}</span>
          {record.systemId !== undefined && <i className="ins-muted"> system {record.systemId}</i>}
        </span>
        {(absence ? [absence] : standing(snapshot!)).map((part) => (
          <span key={part} className="ins-actor-state ins-muted ins-small">
            {part}
          </span>
        ))}
      </button>
    </li>
  )
}
