import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { Actor, ActorOptions, AnyActor, AnyStateMachine } from 'xstate'

import { register } from './registry'

/**
 * `useActorRef` for an actor that the hero's lines and the inspector follow. The inspector can replace
 * it while its component is mounted.
 */
export const usePageActor = <Machine extends AnyStateMachine>(
  machine: Machine,
  options: ActorOptions<Machine>,
) => {
  const own = useActorRef<Machine>(machine, options)
  const [successor, replace] = useState<Actor<Machine>>()
  const actor = successor ?? own
  useEffect(() => register(actor, replace as (next: AnyActor) => void), [actor])
  // Nobody else ends it.
  useEffect(() => () => void successor?.stop(), [successor])
  return actor
}
