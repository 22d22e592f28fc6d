import { memo } from 'react'
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'

import { checkText } from '../explain/guard.ts'
import { explain } from '../explain/why.ts'

interface WhyProps {
  snapshot: AnyMachineSnapshot
  event: AnyEventObject
}

/** A snapshot's answer to an event that it has not taken yet. */
export const Why = memo(function Why({ snapshot, event }: WhyProps) {
  return (
    <ul className="ins-why ins-muted ins-small" aria-label="Why?">
      {explain(snapshot, event).map(({ id, name, tries }) => (
        <li key={id} data-asked={tries.length > 0 || undefined}>
          <b>{name}</b>
          {tries.length === 0 && ' –'}
          {tries.map(({ id: transition, targets, check, taken }) => (
            <span key={transition} data-taken={taken || undefined}>
              {check && checkText(check)}
              {taken && ` ${targets.length > 0 ? `→ ${targets.join(', ')}` : 'takes it'}`}
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
})
