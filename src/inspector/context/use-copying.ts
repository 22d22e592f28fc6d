import { useActorRef, useSelector } from '@xstate/react'

import { ownClock } from '../observe/manual-clock'
import { copyMachine } from '../site'

/** Copies texts, and tells for a while that it succeeded. */
export const useCopying = () => {
  const actor = useActorRef(copyMachine, { clock: ownClock })
  const isCopied = useSelector(actor, (snapshot) => snapshot.matches('copied'))
  const copy = async (text: string) => {
    actor.send({ type: 'copy.press' })
    try {
      await navigator.clipboard.writeText(text)
      actor.send({ type: 'clipboard.written' })
    } catch {
      actor.send({ type: 'clipboard.refused' })
      // Where it is forbidden, a field shows the text, to be copied by hand.
      prompt('', text)
    }
  }
  return { isCopied, copy }
}
