import { useState } from 'react'

import { eventFault, readEvent } from '../../store/event-check'
import { canTake } from '../../store/preview'
import { reasonOf } from '../../store/why'
import type { ActorRecord } from '../../store/store'
import type { JsonEvent } from '../../protocol'
import { useInspector } from '../../context/inspector-context'
import { Button } from '../../context/controls'

const FIELD = 'event'

/** Any event, written by hand: a name, or JSON with a type. */
export function ByHand({ record }: { record: ActorRecord }) {
  const { source } = useInspector()
  /** Why the event was refused, or that it was sent; empty while it is written. */
  const [result, setResult] = useState('')

  const send = (text: string) => {
    const event = readEvent(text)
    const wrong = typeof event === 'string' ? event : eventFault(record.machine, event)
    if (wrong !== null) return setResult(wrong)
    const [machine, sent] = [source.machineOf(record), event as JsonEvent]
    const isTaken = !machine || canTake(machine, record.snapshot, sent)
    const reason = isTaken ? '' : `, ignored: ${reasonOf(machine, record.snapshot, sent)}`
    setResult(`Sent${reason}.`)
    source.send(record.sessionId, sent)
  }

  return (
    <form
      className="ins-by-hand ins-line ins-muted"
      onSubmit={(event) => {
        event.preventDefault()
        send(new FormData(event.currentTarget).get(FIELD) as string)
      }}
    >
      <label>
        <span>Any event by hand</span>
        <input
          className="ins-mono"
          name={FIELD}
          placeholder='{"type": "…"}'
          spellCheck={false}
          autoComplete="off"
          onChange={() => setResult('')}
        />
      </label>
      <Button type="submit">Send</Button>
      <p
        role="status"
        ref={(answer) => {
          if (result) answer?.scrollIntoView({ block: 'nearest' })
        }}
      >
        {result}
      </p>
    </form>
  )
}
