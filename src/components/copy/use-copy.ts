import { useEffect } from 'react'

import { usePageActor } from '../../actors/use-page-actor.ts'
import { copyMachine } from '#machines/copy.machine'

/** An actor that copies `text` when it is pressed. */
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

/** Rejects too where there is no clipboard at all, as at an address that is not secure. */
const writeText = async (text: string) => navigator.clipboard.writeText(text)
