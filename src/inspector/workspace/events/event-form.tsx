import { useState } from 'react'

import { eventFault } from '../../store/event-check'
import { canTake, outcomeOf } from '../../store/preview'
import type { ActorRecord } from '../../store/store'
import { useInspector, useInspectorState } from '../../context/inspector-context'
import { pointsAt, useIsPointed } from '../../context/pointed'
import type { JsonEvent, ActorSnapshot } from '../../protocol'
import { Why } from '../../views/why'
import { EventField } from './event-field'

interface EventFormProps {
  sample: JsonEvent
  record: ActorRecord
  snapshot: ActorSnapshot
}

/** An event, its data, and where it leads. */
export function EventForm({ sample, record, snapshot }: EventFormProps) {
  const { source } = useInspector()
  const { entry } = useInspectorState()
  /** The data that was changed. */
  const [edited, setEdited] = useState<Partial<JsonEvent>>({})
  const { type } = sample
  const machine = source.machineOf(record)
  const event: JsonEvent = { ...sample, ...edited, type }
  const fields = Object.entries(sample).filter(([key]) => key !== 'type')
  const can = machine !== undefined && canTake(machine, snapshot, event)
  const isLit = useIsPointed(({ events }) => events.includes(type))
  const fault = eventFault(record.machine, event)

  return (
    <li
      className="ins-event"
      data-can={can || undefined}
      data-lit={isLit || undefined}
      {...pointsAt({ events: [type] })}
    >
      <button
        type="button"
        className="ins-button ins-mono"
        disabled={!can || entry !== null || fault !== null}
        onClick={() => source.send(record.sessionId, event)}
      >
        {sample.type}
      </button>
      {fault !== null || !machine ? (
        <span className="ins-leads ins-mono">{fault}</span>
      ) : (
        <details className="ins-leads ins-mono">
          <summary>{outcomeOf(machine, snapshot, event)}</summary>
          <Why machine={machine} snapshot={snapshot} event={event} />
        </details>
      )}
      {fields.length > 0 && (
        <span className="ins-fields">
          {fields.map(([key, value]) => (
            <EventField
              key={key}
              name={key}
              sample={value}
              value={event[key] ?? value}
              snapshot={snapshot}
              onChange={(next) => setEdited({ ...edited, [key]: next })}
            />
          ))}
        </span>
      )}
    </li>
  )
}
