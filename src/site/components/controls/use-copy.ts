import { useEffect } from 'react'
import type { ActorRefFrom } from 'xstate'

import { copyMachine } from '#machines/copy.machine.ts'

import { usePageActor } from '#devtools/index.ts'

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
