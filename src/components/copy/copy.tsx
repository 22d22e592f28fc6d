import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'

import { identity } from '#content/identity'
import { ui } from '#words/ui'
import { copyMachine } from '#machines/copy.machine'

import { usePageActor } from '../../actors/use-page-actor.ts'
import { IconButton } from '../icon/icon-button'

export type CopyActor = ActorRefFrom<typeof copyMachine>

/** An actor that copies `text` to the clipboard at each `copy.press`. */
export const useCopy = (id: string, text: string) => {
  const actor = usePageActor(copyMachine, { id })

  useEffect(() => {
    const subscription = actor.on('copy.requested', () => {
      writeText(text).then(
        () => actor.send({ type: 'clipboard.written' }),
        () => actor.send({ type: 'clipboard.refused' }),
      )
    })
    return () => subscription.unsubscribe()
  }, [actor, text])

  return actor
}

/** Async, so that it also rejects without a clipboard, as on an insecure origin. */
const writeText = async (text: string) => navigator.clipboard.writeText(text)

/** Copies the email address; its icon confirms it. */
export function CopyButton({ actor, className }: { actor: CopyActor; className: string }) {
  const isCopied = useSelector(actor, (snapshot) => snapshot.matches('copied'))
  return (
    <IconButton
      icon={isCopied ? 'FaCheck' : 'FaRegCopy'}
      label={ui.copy.label}
      actor={actor.id}
      onClick={() => actor.send({ type: 'copy.press' })}
      className={`no-print ${isCopied ? 'text-signal' : ''} ${className}`}
    />
  )
}

/** Announces the result. If copying failed, it shows the address. */
export function CopyStatus({ actor, className }: { actor: CopyActor; className: string }) {
  const state = useSelector(actor, (snapshot) => snapshot.value)
  return (
    <span role="status" className={className}>
      {/* Elements: what translates a page puts its own in the place of texts, which React would remove. */}
      {state === 'copied' && <span>{ui.copy.copied}</span>}
      {state === 'failed' && (
        <>
          <span>{ui.copy.failed}</span>{' '}
          <a href={`mailto:${identity.email}`} className="text-signal underline select-all">
            {identity.email}
          </a>
        </>
      )}
    </span>
  )
}
