import { useSelector } from '@xstate/react'

import { words } from '../../site'
import { eventFault, readEvent } from '../../store/event-check'
import type { ActorView } from '../../store/store'
import type { PlainEvent } from '../../observe/protocol'
import type { Draft } from './events'
import { useShown } from '../inspector-context'
import { textOf } from '../text-of'

const FIELD = 'event'

/** Any event, written by hand: a name, or JSON with a type. */
export function ByHand({ view, draft }: { view: ActorView; draft: Draft }) {
  const { source } = useShown()
  const fault = useSelector(draft, ({ context }) => context.fault)
  const isSent = useSelector(draft, (snapshot) => snapshot.matches('sent'))

  const send = (text: string) => {
    const event = readEvent(text)
    const wrong = typeof event === 'string' ? event : eventFault(view.machine, event)
    if (wrong !== null) return draft.send({ type: 'hand.refused', fault: wrong })
    source.send(view.actor, event as PlainEvent)
    draft.send({ type: 'hand.sent' })
  }

  return (
    <form
      className="ins-by-hand"
      onSubmit={(event) => {
        event.preventDefault()
        send(textOf(event.currentTarget, FIELD))
      }}
    >
      <label>
        <span>{words.events.byHand}</span>
        <input
          className="ins-mono"
          name={FIELD}
          placeholder='{"type": "…"}'
          spellCheck={false}
          autoComplete="off"
          onChange={() => draft.send({ type: 'hand.write' })}
        />
      </label>
      <button type="submit" className="ins-button">
        {words.events.send}
      </button>
      <p role="status">{fault || (isSent && `${words.events.sent}.`)}</p>
    </form>
  )
}
