import type { Actor } from 'xstate'

import type { agentMachine } from '#machines/agent.machine.ts'
import type { paletteMachine } from '#machines/palette.machine.ts'

import { onRegistryChange, registeredActors } from '#devtools/index.ts'

interface Actors {
  agent: Actor<typeof agentMachine>
  palette: Actor<typeof paletteMachine>
}

/**
 * Calls `act` with an actor: at once, or when the actor comes, since its code may still be on its
 * way.
 */
export const whenHere = <Id extends keyof Actors>(id: Id, act: (actor: Actors[Id]) => void) => {
  const look = () => {
    const actor = registeredActors().findLast((one) => one.id === id)
    if (!actor) return false
    act(actor as unknown as Actors[Id])
    return true
  }
  if (look()) return
  const end = onRegistryChange(() => {
    if (look()) end()
  })
}
