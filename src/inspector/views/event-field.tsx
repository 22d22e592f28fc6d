import { useId } from 'react'

import type { FieldValue } from '#machines/draft.machine'

import { suggestionsOf } from '../store/fitting-event'
import type { Plain, Still } from '../wire/wire'

interface EventFieldProps {
  name: string
  value: Plain
  still: Still
  onChange: (value: FieldValue) => void
}

/** A part of an event's data: its kind is that of the sample. */
export function EventField({ name, value, still, onChange }: EventFieldProps) {
  const list = useId()
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
        {suggestionsOf(still).map((text) => (
          <option key={text} value={text}>
            {text}
          </option>
        ))}
      </datalist>
    </label>
  )
}
