import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { Actor, ActorOptions, AnyActor, AnyStateMachine } from 'xstate'

import { register } from './registry'

const useRegistered = <Machine extends AnyStateMachine>(
  machine: Machine,
  options: ActorOptions<Machine>,
) => {
  const own = useActorRef<Machine>(machine, options)
  const [successor, replace] = useState<Actor<Machine>>()
  const actor = successor ?? own
  useEffect(() => register(actor, replace as (next: AnyActor) => void), [actor])
  return actor
}

/**
 * `useActorRef` for an actor that the inspector shows and can replace while its component is mounted.
 * The chart behind the headline follows it, too.
 */
export const usePageActor: typeof useRegistered =
  import.meta.env.INSPECTOR || import.meta.env.CANVAS ? useRegistered : useActorRef
