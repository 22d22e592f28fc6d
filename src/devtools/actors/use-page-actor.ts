import { useActorRef } from '@xstate/react'
import { useEffect, useLayoutEffect, useState } from 'react'
import type { Actor, ActorOptions, AnyActor, AnyStateMachine } from 'xstate'

import { observe } from './observe-actors.ts'
import { pageClock } from './page-clock.ts'
import { register } from './registry.ts'

/**
 * `useActorRef` for an actor of the page: it runs on the page's clock, and all its steps are
 * observed. The inspector can replace it by another actor while its component is mounted.
 */
export const usePageActor = <Machine extends AnyStateMachine>(
  machine: Machine,
  options: ActorOptions<Machine>,
) => {
  const own = useActorRef<Machine>(machine, { clock: pageClock, ...options })
  const [successor, replace] = useState<Actor<Machine>>()
  const actor = successor ?? own
  // Before the actor starts: its first delays are observed, too.
  useLayoutEffect(() => observe(actor), [actor])
  useEffect(() => {
    successor?.start()
    return () => void successor?.stop()
  }, [successor])
  useEffect(() => register(actor, replace as (next: AnyActor) => void), [actor])
  return actor
}
