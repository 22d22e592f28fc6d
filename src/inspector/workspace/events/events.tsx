import './events.css'

import { Fragment } from 'react'

import { choicesOf } from '../../store/choices'
import { Breakpoints } from './breakpoints'
import { ByHand } from './event-by-hand'
import { EventForm } from './event-form'
import { useView } from '../../context/inspector-context'

/** The events that the actor knows, and where each would lead. */
export function Events() {
  const { source, brake, entry, chosen } = useView()
  if (!chosen) return null
  const { record, snapshot } = chosen
  if (record.isGone) return <p className="ins-quiet">This actor has left the page.</p>
  const choices = choicesOf(source.machineOf(record), record.machine, snapshot)
  return (
    // Data that is filled in for one actor is not meant for another.
    <Fragment key={record.sessionId}>
      {entry !== null && (
        <p className="ins-quiet">This is an earlier moment. Return to now to send events.</p>
      )}
      <ul className="ins-events" aria-label="Events">
        {choices.map(({ event }) => (
          <EventForm key={event.type} sample={event} record={record} snapshot={snapshot} />
        ))}
      </ul>
      {entry === null && <ByHand record={record} />}
      {brake && <Breakpoints record={record} brake={brake} />}
    </Fragment>
  )
}
