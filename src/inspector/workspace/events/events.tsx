import './events.css'

import { useState } from 'react'

import { words } from '../../site'
import { choicesOf } from '../../store/choices'
import type { ActorRecord } from '../../store/store'
import type { ActorSnapshot, JsonEvent } from '../../protocol'
import { Breakpoints } from './breakpoints'
import { ByHand } from './event-by-hand'
import { EventForm } from './event-form'
import { useChosen, useInspectorState, useInspector } from '../../context/inspector-context'

/** The events that the actor knows, and where each would lead. */
export function Events() {
  const chosen = useChosen()
  if (!chosen) return null
  if (chosen.record.isGone) return <p className="ins-quiet">{words.events.gone}</p>
  // Data that is filled in for one actor is not meant for another.
  return <EventEditor key={chosen.record.sessionId} {...chosen} />
}

interface EventEditorProps {
  record: ActorRecord
  snapshot: ActorSnapshot
}

function EventEditor({ record, snapshot }: EventEditorProps) {
  const { source } = useInspector()
  const { entry } = useInspectorState()
  /** The data that was changed, by event. */
  const [edits, setEdits] = useState<Readonly<Record<string, Partial<JsonEvent>>>>({})
  const machine = source.machineOf(record)
  const isPast = entry !== null
  return (
    <>
      {isPast && <p className="ins-quiet">{words.events.past}</p>}
      <ul className="ins-events" aria-label={words.events.label}>
        {choicesOf(machine, record.machine, snapshot).map(({ event }) => (
          <EventForm
            key={event.type}
            sample={event}
            record={record}
            machine={machine}
            snapshot={snapshot}
            edited={edits[event.type]}
            onEdit={(edit) =>
              setEdits((before) => ({
                ...before,
                [event.type]: { ...before[event.type], ...edit },
              }))
            }
            isPast={isPast}
            onSend={(sent) => source.send(record.sessionId, sent)}
          />
        ))}
      </ul>
      {!isPast && <ByHand record={record} />}
      <Breakpoints record={record} />
    </>
  )
}
