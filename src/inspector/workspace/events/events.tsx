import './events.css'

import { useSelector } from '@xstate/react'
import { useCallback, useState } from 'react'

import { useView } from '../../context/inspector-context'
import type { ActorSnapshot, JsonEvent } from '../../protocol'
import { choicesOf } from '../../store/choices'
import { isIgnored, stepOutcome } from '../../store/texts'
import type { ActorRecord, LoggedStep } from '../../store/store'
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
  const { source, store, brake } = useView()
  const { name } = record
  /** The event that was sent last from here, and the entry that was then the last of the log. */
  const [sent, setSent] = useState<{ type: string; after: number } | null>(null)
  const send = useCallback(
    (event: JsonEvent) => {
      setSent({ type: event.type, after: source.store.log.at(-1)?.id ?? -1 })
      source.send(name, event)
    },
    [source, name],
  )
  // What the actor has made of it, not what was expected: it may wait at a breakpoint.
  const step = store.log.find(
    (logged): logged is LoggedStep =>
      logged.kind === 'step' &&
      logged.name === name &&
      logged.event.type === sent?.type &&
      logged.id > sent.after,
  )
  const held = useSelector(brake?.control, (state) => state?.context.held)
  const isHeld =
    sent && held?.some(({ actor, event }) => actor === name && event.type === sent.type)
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
      <p role="status" className="ins-answer">
        {isHeld
          ? `${sent.type} waits.`
          : step && isIgnored(step) && `${step.event.type} was ${stepOutcome(step)}.`}
      </p>
    </>
  )
}
