import { useSelector } from '@xstate/react'

import { ui } from '#content/ui'

import { IconButton } from '../icon/icon-button'
import type { CopyActor } from './use-copy'

interface CopyButtonProps {
  actor: CopyActor
  className: string
}

/** Copies the email address; its icon confirms it. */
export function CopyButton({ actor, className }: CopyButtonProps) {
  const isCopied = useSelector(actor, (snapshot) => snapshot.matches('copied'))
  return (
    <IconButton
      icon={isCopied ? 'FaCheck' : 'FaRegCopy'}
      label={ui.copy.label}
      onClick={() => actor.send({ type: 'copy.press' })}
      className={`no-print ${isCopied ? 'text-signal' : ''} ${className}`}
    />
  )
}
