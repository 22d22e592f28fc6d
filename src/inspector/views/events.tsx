import './events.css'

import { useState } from 'react'

import { inspector as words } from '#content/inspector'

import { choicesOf } from '../store/choices'
import { eventFault, readEvent } from '../store/event-check'
import type { ActorView } from '../store/store'
import type { PlainEvent, Still } from '../wire/wire'
import { EventForm } from './event-form'
import { useChosen, useInspector, useShown } from './shown'

/** What the actor can be told, and where that would lead. */
export function Events() {
  const chosen = useChosen()
  const { entry } = useInspector()
  if (!chosen) return null
  const { view, still } = chosen
  if (view.isGone) return <p className="ins-quiet">{words.events.gone}</p>
  return (
    <>
      {entry !== null && <p className="ins-quiet">{words.events.past}</p>}
      <EventList key={view.actor} view={view} still={still} isPast={entry !== null} />
      {entry === null && <ByHand view={view} />}
    </>
  )
}

interface EventListProps {
  view: ActorView
  still: Still
  isPast: boolean
}

function EventList({ view, still, isPast }: EventListProps) {
  const { source } = useShown()
  const machine = source.machineOf(view)
  return (
    <ul className="ins-events" aria-label={words.events.label}>
      {choicesOf(machine, view.machine, still).map(({ event }) => (
        <EventForm
          key={event.type}
          sample={event}
          view={view}
          machine={machine}
          still={still}
          isPast={isPast}
          onSend={(sent) => source.send(view.actor, sent)}
        />
      ))}
    </ul>
  )
}

function ByHand({ view }: { view: ActorView }) {
  const { source } = useShown()
  const [text, setText] = useState('')
  const [message, setMessage] = useState('')

  const send = () => {
    const event = readEvent(text)
    const fault = typeof event === 'string' ? event : eventFault(view.machine, event)
    setMessage(fault ?? `${words.events.sent}.`)
    if (!fault) source.send(view.actor, event as PlainEvent)
  }

  return (
    <form
      className="ins-by-hand"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <label>
        <span>{words.events.byHand}</span>
        <input
          className="ins-mono"
          value={text}
          placeholder='{"type": "…"}'
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <button type="submit" className="ins-button">
        {words.events.send}
      </button>
      <p role="status">{message}</p>
    </form>
  )
}
