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

/**
 * An async function, so that a missing clipboard, as on an insecure origin, is a rejection, too.
 */
const writeText = async (text: string) => navigator.clipboard.writeText(text)
