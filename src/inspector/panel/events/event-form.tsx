import { useSelector } from '@xstate/react'
import type { AnyStateMachine } from 'xstate'

import { words } from '../../site'
import { eventFault } from '../../store/event-check'
import { previewOf, stateLine } from '../../store/preview'
import type { ActorView } from '../../store/store'
import type { PlainEvent, Still } from '../../observe/protocol'
import { EventField } from './event-field'
import type { Draft } from './events'

interface EventFormProps {
  sample: PlainEvent
  view: ActorView
  machine: AnyStateMachine | undefined
  still: Still
  draft: Draft
  isPast: boolean
  onSend: (event: PlainEvent) => void
}

/** One event, the data it carries, and where it leads. */
export function EventForm({ sample, view, machine, still, draft, isPast, onSend }: EventFormProps) {
  const { type } = sample
  const edited = useSelector(draft, ({ context }) => context.edits[type])
  const event: PlainEvent = { ...sample, ...edited, type }
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
            <EventField
              key={key}
              name={key}
              value={event[key] ?? value}
              still={still}
              onChange={(next) =>
                draft.send({ type: 'field.change', event: type, field: key, value: next })
              }
            />
          ))}
        </span>
      )}
    </li>
  )
}
