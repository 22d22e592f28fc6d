import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'

import { ui } from '#content/ui'
import type { copyMachine } from '#machines/copy.machine'

import { Icon } from '../icon/icon'

interface CopyButtonProps {
  actor: ActorRefFrom<typeof copyMachine>
  className: string
}

/** Copies the email address; its icon confirms it. */
export function CopyButton({ actor, className }: CopyButtonProps) {
  const isCopied = useSelector(actor, (snapshot) => snapshot.matches('copied'))
  return (
    <button
      type="button"
      aria-label={ui.copy.label}
      title={ui.copy.label}
      onClick={() => actor.send({ type: 'copy.press' })}
      className={`script-only no-print ${isCopied ? 'text-signal' : ''} ${className}`}
    >
      <Icon name={isCopied ? 'FaCheck' : 'FaRegCopy'} />
    </button>
  )
}
