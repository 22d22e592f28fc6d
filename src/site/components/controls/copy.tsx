import { useSelector } from '@xstate/react'

import { identity } from 'virtual:content/identity'
import { ui } from 'virtual:words/ui'

import { IconControl } from './icon-control.tsx'
import type { CopyActor } from './use-copy.ts'

/** Copies the email address; its icon confirms it. */
export function CopyControl({ actor, className }: { actor: CopyActor; className: string }) {
  const isCopied = useSelector(actor, (snapshot) => snapshot.matches('copied'))
  return (
    <IconControl
      icon={isCopied ? 'FaCheck' : 'FaRegCopy'}
      label={ui.copy.label}
      actor={actor.id}
      onClick={() => actor.send({ type: 'copy.press' })}
      className={`no-print ${isCopied ? 'text-signal' : ''} ${className}`}
    />
  )
}

/** The address may be shown below the window's edge. */
const scrollIntoView = (address: HTMLElement | null) =>
  address?.scrollIntoView({ block: 'nearest' })

/** Announces the result. If copying failed, it shows the address. */
export function CopyStatus({ actor, className }: { actor: CopyActor; className: string }) {
  const state = useSelector(actor, (snapshot) => snapshot.value)
  return (
    <span role="status" className={className}>
      {/* Elements, since a translation of the page replaces texts by elements of its own, which
          React would remove. */}
      {state === 'copied' && <span>{ui.copy.copied}</span>}
      {state === 'failed' && (
        <>
          <span>{ui.copy.failed}</span> {/* No link: a press selects all of the address. */}
          <bdi ref={scrollIntoView} translate="no" className="text-signal select-all scroll-mb-4">
            {identity.email}
          </bdi>
        </>
      )}
    </span>
  )
}
