import { useActorRef, useSelector } from '@xstate/react'

import { ownClock } from '../observe/own-clock'
import { copyMachine } from '../site'

/** Runs a copy, and tells for a while that it succeeded. */
export const useCopying = () => {
  const actor = useActorRef(copyMachine, { clock: ownClock })
  const isCopied = useSelector(actor, (snapshot) => snapshot.matches('copied'))
  /** @param copy resolves to whether the text is on the clipboard */
  const run = async (copy: () => Promise<boolean>) => {
    actor.send({ type: 'copy.press' })
    actor.send({ type: (await copy()) ? 'clipboard.written' : 'clipboard.refused' })
  }
  return { isCopied, run }
}
