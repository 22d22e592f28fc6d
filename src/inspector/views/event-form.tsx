import { useId, useMemo, useState } from 'react'
import type { AnyStateMachine } from 'xstate'

import { inspector as words } from '#content/inspector'

import { suggestionsOf } from '../store/fitting-event'
import { eventFault } from '../store/event-check'
import { previewOf, stateLine } from '../store/preview'
import type { ActorView } from '../store/store'
import type { Plain, PlainEvent, Still } from '../wire/wire'

interface EventFormProps {
  sample: PlainEvent
  view: ActorView
  machine: AnyStateMachine | undefined
  still: Still
  isPast: boolean
  onSend: (event: PlainEvent) => void
}

/** One event, the data it carries, and where it leads. */
export function EventForm({ sample, view, machine, still, isPast, onSend }: EventFormProps) {
  const [edited, setEdited] = useState<Record<string, Plain>>({})
  const event: PlainEvent = { ...sample, ...edited, type: sample.type }
  const fields = Object.entries(sample).filter(([key]) => key !== 'type')
  const preview = machine && previewOf(machine, still, event)
  const can = preview?.can ?? false
  const fault = eventFault(view.machine, event)

  const leads = !can
    ? words.events.ignored
    : JSON.stringify(preview?.value) === JSON.stringify(still.value)
      ? words.events.stays
      : `→ ${stateLine(preview?.value ?? '')}`

  return (
    <li className="ins-event" data-can={can || undefined}>
      <button
        type="button"
        className="ins-button ins-mono"
        disabled={!can || isPast || fault !== null}
        onClick={() => onSend(event)}
      >
        {sample.type}
      </button>
      <span className="ins-leads ins-mono">{fault ?? leads}</span>
      {fields.length > 0 && (
        <span className="ins-fields">
          {fields.map(([key, value]) => (
            <Field
              key={key}
              name={key}
              value={event[key] ?? value}
              still={still}
              onChange={(next) => setEdited({ ...edited, [key]: next })}
            />
          ))}
        </span>
      )}
    </li>
  )
}

interface FieldProps {
  name: string
  value: Plain
  still: Still
  onChange: (value: Plain) => void
}

function Field({ name, value, still, onChange }: FieldProps) {
  const list = useId()
  const suggestions = useMemo(() => suggestionsOf(still), [still])
  if (typeof value === 'boolean')
    return (
      <label className="ins-field ins-mono">
        {name}
        <input
          type="checkbox"
          checked={value}
          onChange={({ target }) => onChange(target.checked)}
        />
      </label>
    )
  if (typeof value === 'number')
    return (
      <label className="ins-field ins-mono">
        {name}
        <input
          type="number"
          value={Number.isNaN(value) ? '' : value}
          onChange={({ target }) => onChange(target.valueAsNumber)}
        />
      </label>
    )
  return (
    <label className="ins-field ins-mono">
      {name}
      <input
        list={list}
        value={typeof value === 'string' ? value : ''}
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={list}>
        {suggestions.map((text) => (
          <option key={text} value={text}>
            {text}
          </option>
        ))}
      </datalist>
    </label>
  )
}
