import { useSelector } from '@xstate/react'

import { identity } from '#content/identity'
import { ui } from '#content/ui'

import type { CopyActor } from './use-copy'

interface CopyStatusProps {
  actor: CopyActor
  className?: string
}

/** A ref that selects the text of its element. */
const selectText = (element: Element | null) => {
  if (element) getSelection()?.selectAllChildren(element)
}

/** Announces the result. If copying failed, it shows the address, selected. */
export function CopyStatus({ actor, className = '' }: CopyStatusProps) {
  const state = useSelector(actor, (snapshot) => snapshot.value)
  return (
    <span role="status" className={className}>
      {state === 'copied' && ui.copy.copied}
      {state === 'failed' && (
        <>
          {ui.copy.failed}{' '}
          <a
            ref={selectText}
            href={`mailto:${identity.email}`}
            className="text-signal underline select-all"
          >
            {identity.email}
          </a>
        </>
      )}
    </span>
  )
}
