import { useId } from 'react'

import type { FieldValue } from '#machines/inspector/draft.machine'

import { suggestionsOf } from '../../store/fitting-event'
import type { Plain, Still } from '../../observe/protocol'

interface EventFieldProps {
  name: string
  value: Plain
  still: Still
  onChange: (value: FieldValue) => void
}

/** A part of an event's data: its kind is that of the sample. */
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

const controlOf = (value: Plain) => {
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

function Words({ value, still, onChange }: ControlProps) {
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
        {suggestionsOf(still).map((text) => (
          <option key={text} value={text}>
            {text}
          </option>
        ))}
      </datalist>
    </>
  )
}
