import type { ActorRefFrom } from 'xstate'

import type { copyMachine } from '#machines/copy.machine.ts'

/** An async function, so that a missing clipboard, as on an insecure origin, is a rejection, too. */
const writeText = async (text: string) => navigator.clipboard.writeText(text)

/** Copies a text whenever an actor asks for it, and tells the actor what came of it; returns what ends that. */
export const driveCopy = (actor: ActorRefFrom<typeof copyMachine>, text: () => string) => {
  const subscription = actor.on('copy.requested', () => {
    writeText(text()).then(
      () => actor.send({ type: 'clipboard.written' }),
      () => actor.send({ type: 'clipboard.refused' }),
    )
  })
  return () => subscription.unsubscribe()
}
