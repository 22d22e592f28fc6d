import './events.css'

import { memo, useCallback, useMemo, useState } from 'react'

import { useInspectorState, useView } from '../context/inspector-context'
import { machineOf } from '../observe/snapshots'
import type { ActorSnapshot, Json, JsonEvent } from '../protocol'
import { site } from '../seam'
import { choicesOf } from '../store/choices'
import { effectOf, outcomeOf } from '../store/preview'
import { sendName } from '../store/texts'
import { Why } from '../views/why'

export function Events() {
  const { source, brake, chosen } = useView()
  const name = chosen?.record.name ?? ''
  const send = useCallback((event: JsonEvent) => source.send(name, event), [source, name])
  if (!chosen) return null
  const { record, snapshot } = chosen
  const end = { active: record.isGone && 'It has gone', error: 'It has failed' }[snapshot.status]
  if (end !== false)
    return <p className="ins-sheet">{end ?? 'It is done'}: it takes no event any more.</p>
  const choices = choicesOf(snapshot)
  return (
    <>
      {choices.length === 0 && <p className="ins-sheet">It says of no event that it takes it.</p>}
      <ul aria-label="Events">
        {choices.map(({ event }) => (
          <EventForm
            // Data that is filled in for one actor is not meant for another.
            key={`${name} ${event.type}`}
            sample={event}
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

interface EventFormProps {
  sample: JsonEvent
  snapshot: ActorSnapshot
  onSend: (event: JsonEvent) => void
}

/** An event, its data, and where it leads: the same until its actor's snapshot is another. */
const EventForm = memo(function EventForm({ sample, snapshot, onSend }: EventFormProps) {
  const { entry } = useInspectorState()
  /** The data that was changed. */
  const [edited, setEdited] = useState<Partial<JsonEvent>>({})
  const { type } = sample
  const event = useMemo((): JsonEvent => ({ ...sample, ...edited, type }), [sample, edited, type])
  const fields = Object.entries(sample).filter(([key]) => key !== 'type' && key !== 'actorId')
  const effect = effectOf(snapshot, event)

  return (
    <li className="ins-event ins-line">
      <button
        type="button"
        className="ins-button"
        // It can be sent all the same: what is refused is told.
        data-refused={effect === null || undefined}
        disabled={entry !== null}
        onClick={() => onSend(event)}
      >
        {sendName(type, snapshot)}
      </button>
      <details className="ins-leads ins-muted ins-small">
        <summary>
          <span>{outcomeOf(snapshot, event)}</span>
        </summary>
        <Why snapshot={snapshot} event={event} />
      </details>
      {fields.map(([key, value]) => (
        <EventField
          key={key}
          name={key}
          sample={value}
          values={site.valuesOf(machineOf(snapshot)?.id ?? '')[key]}
          value={key in event ? event[key]! : value}
          onChange={(next) => setEdited({ ...edited, [key]: next })}
        />
      ))}
    </li>
  )
})

interface EventFieldProps {
  name: string
  /** Its type decides what is written: a text as it is, anything else as JSON. */
  sample: Json
  /** All that it may be, if these are few. */
  values: readonly string[] | undefined
  value: Json
  onChange: (value: Json) => void
}

const readJson = (text: string): Json => {
  try {
    return JSON.parse(text) as Json
  } catch {
    return text
  }
}

function EventField({ name, sample, values, value, onChange }: EventFieldProps) {
  const isText = typeof sample === 'string' || sample === null
  const shared = {
    value: typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value),
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(isText ? target.value : readJson(target.value)),
  }
  const choices = values ?? (typeof sample === 'boolean' ? ['true', 'false'] : undefined)
  return (
    <label className="ins-field ins-line ins-muted">
      {name}
      {choices ? (
        <select {...shared}>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        // An empty field means something: `null` or `""`.
        <input spellCheck={false} placeholder={JSON.stringify(value)} {...shared} />
      )}
    </label>
  )
}
