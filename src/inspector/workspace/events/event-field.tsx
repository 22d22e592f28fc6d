import { useId } from 'react'

import { suggestionsOf } from '../../store/fitting-event'
import type { Json, ActorSnapshot } from '../../protocol'

interface EventFieldProps {
  name: string
  /** Its type decides which control it gets. */
  sample: Json
  value: Json
  snapshot: ActorSnapshot
  onChange: (value: Json) => void
}

/** A field of an event, with a control for its type. */
export function EventField({ name, sample, ...field }: EventFieldProps) {
  const Control = controlOf(sample)
  return (
    <label className="ins-field ins-mono">
      {name}
      <Control {...field} />
    </label>
  )
}

type ControlProps = Omit<EventFieldProps, 'name' | 'sample'>

const controlOf = (value: Json) => {
  if (typeof value === 'boolean') return Check
  if (typeof value === 'object' && value !== null) return Data
  return typeof value === 'number' ? Quantity : Words
}

const Check = ({ value, onChange }: ControlProps) => (
  <input
    type="checkbox"
    checked={value === true}
    onChange={({ target }) => onChange(target.checked)}
  />
)

const Quantity = ({ value, onChange }: ControlProps) => (
  <input
    type="number"
    value={Number.isNaN(value) ? '' : Number(value)}
    onChange={({ target }) => onChange(target.valueAsNumber)}
  />
)

const read = (text: string): Json => {
  try {
    return JSON.parse(text) as Json
  } catch {
    // Refused with the event: it needs an object.
    return text
  }
}

const Data = ({ value, onChange }: ControlProps) => (
  <input
    defaultValue={JSON.stringify(value)}
    spellCheck={false}
    onChange={({ target }) => onChange(read(target.value))}
  />
)

function Words({ value, snapshot, onChange }: ControlProps) {
  const list = useId()
  return (
    <>
      <input
        list={list}
        value={typeof value === 'string' ? value : ''}
        spellCheck={false}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={list}>
        {suggestionsOf(snapshot).map((text) => (
          <option key={text} value={text}>
            {text}
          </option>
        ))}
      </datalist>
    </>
  )
}
