import { memo, useCallback, useMemo, useState } from 'react'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'

import { eventName } from '#devtools/actors/event-name.ts'
import { ROUTE } from '#devtools/actors/state-routes.ts'
import { Button } from '../panel/controls.tsx'
import { useInspectorState, useView } from '../panel/inspector-context.ts'
import { usePreviews } from '../panel/use-previews.ts'
import { endedText } from '../explain/ended.ts'
import { offersFor } from '../explain/offers.ts'
import { effectOf } from '../explain/preview.ts'
import { exactText, readValue } from '../explain/values.ts'
import { previewOf } from '../explain/why.ts'
import { machineOf } from '../moments.ts'
import { site } from '../site.ts'
import { Why } from './why-view.tsx'

/** The events that the chosen actor may be sent, with their data, and the effect of each. */
export default function Events() {
  const { source, isPage, actor, shown, moment } = useView()
  usePreviews()
  const send = useCallback(
    (event: AnyEventObject) => actor && source.send(actor, event),
    [source, actor],
  )
  if (!actor || !shown) return null
  const ended = endedText(source, shown, moment)
  if (ended) return <p className="ins-sheet">{ended}</p>
  if (!machineOf(actor))
    return <p className="ins-sheet">It is no machine: it does not say which events it takes.</p>
  const snapshot = shown.snapshot as AnyMachineSnapshot
  const offers = offersFor(snapshot, site.samplesOf(snapshot.machine.id), !isPage)
  return (
    <>
      {offers.length === 0 && <p className="ins-sheet">It says of no event that it takes it.</p>}
      <ul aria-label="Events">
        {offers.map(({ event }) => (
          <EventForm
            // Data that is filled in for one actor is not meant for another.
            key={`${actor.id} ${eventName(event, snapshot.machine)}`}
            sample={event}
            snapshot={snapshot}
            onSend={send}
          />
        ))}
      </ul>
      {isPage && <p className="ins-sheet ins-muted">A preview runs no action of its own.</p>}
    </>
  )
}

interface EventFormProps {
  sample: AnyEventObject
  snapshot: AnyMachineSnapshot
  onSend: (event: AnyEventObject) => void
}

/** An event, its data, and where it leads: the same until its actor's snapshot is another. */
const EventForm = memo(function EventForm({ sample, snapshot, onSend }: EventFormProps) {
  const { step } = useInspectorState()
  usePreviews()
  const [isAsked, setAsked] = useState(false)
  /** The data that was changed, if any. */
  const [edited, setEdited] = useState<Partial<AnyEventObject>>()
  const { type } = sample
  // For the unchanged sample the preview is known already.
  const event = useMemo(
    (): AnyEventObject => (edited ? { ...sample, ...edited, type } : sample),
    [sample, edited, type],
  )
  // The data of a route is where it leads, its name: it is not edited.
  const isFixed = (key: string) => key === 'type' || key === 'actorId' || type === ROUTE
  const fields = Object.entries(sample).filter(([key]) => !isFixed(key))
  const change = useCallback(
    (key: string, value: unknown) => setEdited((before) => ({ ...before, [key]: value })),
    [],
  )

  return (
    <li className="ins-event ins-line">
      <Button
        // An event that would be ignored can be sent all the same: the log says why it was ignored.
        data-refused={effectOf(snapshot, event) === null || undefined}
        disabled={step !== null}
        onClick={() => onSend(event)}
      >
        {eventName(sample, snapshot.machine)}
      </Button>
      <details
        className="ins-leads ins-muted ins-small"
        onToggle={({ currentTarget }) => setAsked(currentTarget.open)}
      >
        <summary>
          <span>{previewOf(snapshot, event)}</span>
        </summary>
        {isAsked && <Why snapshot={snapshot} event={event} />}
      </details>
      {fields.map(([key, value]) => (
        <EventField
          key={key}
          name={key}
          sample={value}
          values={site.samplesOf(snapshot.machine.id).values[key]}
          value={key in event ? event[key] : value}
          onChange={change}
        />
      ))}
    </li>
  )
})

interface EventFieldProps {
  name: string
  /**
   * The field's sample, whose type decides what is written: a text as it is, anything else by `readValue`.
   */
  sample: unknown
  /** All values of the field, if these are few. */
  values: readonly string[] | undefined
  value: unknown
  onChange: (name: string, value: unknown) => void
}

const fieldText = (value: unknown) => {
  if (typeof value === 'string') return value
  return value === null || value === undefined ? '' : exactText(value)
}

/** React would write each field anew. */
const EventField = memo(function EventField(field: EventFieldProps) {
  const { name, sample, values, value, onChange } = field
  /** As it was typed: written anew, `1.0` would be `1` before the next digit. */
  const [typed, setTyped] = useState<string>()
  const isText = typeof sample === 'string' || sample === null
  const choices = values ?? (typeof sample === 'boolean' ? ['true', 'false'] : undefined)
  const text = typed ?? fieldText(value)
  const onInput = ({ target }: { target: { value: string } }) => {
    setTyped(target.value)
    onChange(name, isText ? target.value : readValue(target.value))
  }
  return (
    <label className="ins-field ins-line ins-muted">
      {name}
      {choices ? (
        <select value={text} onChange={onInput}>
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <input
          spellCheck={false}
          // An empty field means something: `null` or `""`.
          placeholder={exactText(value)}
          value={text}
          onChange={onInput}
        />
      )}
    </label>
  )
})
