import { useId } from 'react'

import { suggestionsOf } from '../../store/fitting-event'
import type { Json, ActorSnapshot } from '../../protocol'

interface EventFieldProps {
  name: string
  value: Json
  snapshot: ActorSnapshot
  onChange: (value: string | number | boolean) => void
}

/** A field of an event, with a control for its type. */
export function EventField({ name, ...field }: EventFieldProps) {
  const Control = controlOf(field.value)
  return (
    <label className="ins-field ins-mono">
      {name}
      <Control {...field} />
    </label>
  )
}

type ControlProps = Omit<EventFieldProps, 'name'>

const controlOf = (value: Json) => {
  if (typeof value === 'boolean') return Check
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
