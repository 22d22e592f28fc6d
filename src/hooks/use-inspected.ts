import { useActorRef } from '@xstate/react'
import { useEffect } from 'react'
import type { ActorOptions, AnyStateMachine } from 'xstate'

import { register } from '../inspection/registry'

/** `useActorRef`, and the actor can be inspected while the component is mounted. */
export const useInspected = <Machine extends AnyStateMachine>(
  machine: Machine,
  options: ActorOptions<Machine>,
) => {
  const actor = useActorRef<Machine>(machine, options)
  useEffect(() => register(actor), [actor])
  return actor
}
