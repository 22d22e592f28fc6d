import { type ChangeEvent, Fragment, memo, useMemo, useState } from 'react'

import { eventFault } from '../../store/event-check'
import { canTake, outcomeOf } from '../../store/preview'
import type { ActorRecord } from '../../store/store'
import { useInspector, useInspectorState } from '../../context/inspector-context'
import { pointsAt, useIsPointed } from '../../context/pointed'
import type { ActorSnapshot, Json, JsonEvent } from '../../protocol'
import { Why } from '../../views/why'

interface EventFormProps {
  sample: JsonEvent
  record: ActorRecord
  snapshot: ActorSnapshot
  onSend: (event: JsonEvent) => void
}

/** An event, its data, and where it leads: the same until its actor's snapshot is another. */
export const EventForm = memo(function EventForm({
  sample,
  record,
  snapshot,
  onSend,
}: EventFormProps) {
  const { source } = useInspector()
  const { entry } = useInspectorState()
  /** The data that was changed. */
  const [edited, setEdited] = useState<Partial<JsonEvent>>({})
  const { type } = sample
  const machine = source.machineOf(record)
  const event = useMemo((): JsonEvent => ({ ...sample, ...edited, type }), [sample, edited, type])
  const fields = Object.entries(sample).filter(([key]) => key !== 'type')
  const can = machine !== undefined && canTake(machine, snapshot, event)
  const outcome = machine && outcomeOf(machine, snapshot, event)
  const isLit = useIsPointed(({ events }) => events.includes(type))
  const fault = eventFault(record.machine, event)

  return (
    <li
      className="ins-event ins-line"
      data-does={(can && outcome !== 'changes nothing') || undefined}
      data-lit={isLit || undefined}
      {...pointsAt({ events: [type] })}
    >
      <button
        type="button"
        className="ins-button ins-mono"
        // It can be sent all the same: what is refused is told.
        data-refused={!can || undefined}
        disabled={entry !== null || fault !== null}
        onClick={() => onSend(event)}
      >
        {type}
      </button>
      {fault !== null || !machine ? (
        <span className="ins-leads ins-mono ins-muted ins-small">{fault}</span>
      ) : (
        <details className="ins-leads ins-mono ins-muted ins-small">
          <summary>
            <span>{breakable(outcome!)}</span>
          </summary>
          <Why machine={machine} snapshot={snapshot} event={event} />
        </details>
      )}
      {fields.length > 0 && (
        <span className="ins-fields ins-line">
          {fields.map(([key, value]) => (
            <EventField
              key={key}
              name={key}
              sample={value}
              value={event[key] ?? value}
              onChange={(next) => setEdited({ ...edited, [key]: next })}
            />
          ))}
        </span>
      )}
    </li>
  )
})

/** Text with names in it, which break where their parts end. */
const breakable = (text: string) =>
  text.split(/(?<=\w\.)(?=\w)/).map((part, index) => (
    // The parts never change places.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))

interface EventFieldProps {
  name: string
  /** Its type decides what is written: a text as it is, anything else as JSON. */
  sample: Json
  value: Json
  onChange: (value: Json) => void
}

/** Of a field of one line, in characters; the longest fits into every panel. */
const [SHORTEST, LONGEST] = [10, 36]

const readJson = (text: string): Json => {
  try {
    return JSON.parse(text) as Json
  } catch {
    // Refused with the event.
    return text
  }
}

const textOf = (value: Json) =>
  typeof value === 'string' ? value : value === null ? '' : JSON.stringify(value)

/** The same with spaces, between which it breaks. */
const spacedText = (value: Json) =>
  typeof value === 'object' && value !== null
    ? JSON.stringify(value, null, 1).replaceAll(/\s*\n\s*/g, ' ')
    : textOf(value)

/** A field of an event. */
function EventField({ name, sample, value, onChange }: EventFieldProps) {
  const isText = typeof sample === 'string' || sample === null
  const isLong = textOf(sample).length > LONGEST
  const written = isLong ? spacedText(value) : textOf(value)
  const shared = {
    spellCheck: false,
    value: written,
    // An empty field means something: `null` or `""`.
    placeholder: JSON.stringify(value),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange(isText ? target.value : readJson(target.value)),
  }
  return (
    <label className="ins-field ins-line ins-mono ins-muted">
      {name}
      {isLong ? (
        <textarea rows={Math.ceil(written.length / LONGEST)} cols={LONGEST} {...shared} />
      ) : (
        <input size={Math.max(SHORTEST, written.length + 2)} {...shared} />
      )}
    </label>
  )
}
