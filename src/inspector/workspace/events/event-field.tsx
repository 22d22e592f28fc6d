import { useId, type ComponentProps } from 'react'

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

const read = (text: string): Json => {
  try {
    return JSON.parse(text) as Json
  } catch {
    // Refused with the event: it needs an object.
    return text
  }
}

const controlFor = ({ sample, value, onChange }: EventFieldProps): ComponentProps<'input'> => {
  if (typeof sample === 'boolean')
    return {
      type: 'checkbox',
      checked: value === true,
      onChange: ({ target }) => onChange(target.checked),
    }
  if (typeof sample === 'number')
    return {
      type: 'number',
      value: Number.isNaN(value) ? '' : Number(value),
      onChange: ({ target }) => onChange(target.valueAsNumber),
    }
  if (typeof sample === 'object' && sample !== null)
    return {
      defaultValue: JSON.stringify(value),
      onChange: ({ target }) => onChange(read(target.value)),
    }
  return {
    value: typeof value === 'string' ? value : '',
    onChange: ({ target }) => onChange(target.value),
  }
}

/** A field of an event, with a control for its type; texts have suggestions. */
export function EventField(props: EventFieldProps) {
  const { name, sample, snapshot } = props
  const list = useId()
  const isText = typeof sample === 'string' || sample === null
  return (
    <label className="ins-field ins-mono">
      {name}
      <input spellCheck={false} list={isText ? list : undefined} {...controlFor(props)} />
      {isText && (
        <datalist id={list}>
          {suggestionsOf(snapshot).map((text) => (
            <option key={text} value={text}>
              {text}
            </option>
          ))}
        </datalist>
      )}
    </label>
  )
}
