import './events.css'

import { useCallback } from 'react'

import { useView } from '../../context/inspector-context'
import type { ActorSnapshot, JsonEvent } from '../../protocol'
import { choicesOf } from '../../store/choices'
import type { ActorRecord } from '../../store/store'
import { EventForm } from './event-form'

export function Events() {
  const { chosen } = useView()
  if (!chosen) return null
  const { status } = chosen.snapshot
  const end = { active: chosen.record.isGone && 'It has gone', error: 'It has failed' }[status]
  if (end !== false)
    return <p className="ins-sheet">{end ?? 'It is done'}: it takes no event any more.</p>
  // Data that is filled in for one actor is not meant for another.
  return <EventList key={chosen.record.name} {...chosen} />
}

function EventList({ record, snapshot }: { record: ActorRecord; snapshot: ActorSnapshot }) {
  const { source, brake } = useView()
  const { name } = record
  const send = useCallback((event: JsonEvent) => source.send(name, event), [source, name])
  const choices = choicesOf(snapshot)
  return (
    <>
      {choices.length === 0 && <p className="ins-sheet">It says of no event that it takes it.</p>}
      <ul aria-label="Events">
        {choices.map(({ event }) => (
          <EventForm
            key={event.type}
            sample={event}
            record={record}
            snapshot={snapshot}
            onSend={send}
          />
        ))}
      </ul>
      {brake && (
        <p className="ins-sheet ins-muted">What its own actions do, or throw, is not foreseen.</p>
      )}
    </>
  )
}
