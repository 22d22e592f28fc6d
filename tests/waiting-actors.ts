/** A live machine in a world like a simulator's: what it starts may need a browser, a server, or time. */
import { type ActorOptions, type AnyActor, type AnyStateMachine, createActor } from 'xstate'

import { firstWordsOf } from '#devtools/inspector/simulator/children.ts'
import { withStandIns } from '#devtools/inspector/simulator/stand-ins.ts'

/**
 * An actor of a machine, not started yet, of which no child ever starts: it says no more than how it
 * begins, and may be one that only the page provides. What is told of the actor's faults is left to the test, by its snapshot.
 */
export const createWaitingActor = (
  machine: AnyStateMachine,
  options: Partial<ActorOptions<AnyStateMachine>>,
): AnyActor => {
  const actor: AnyActor = createActor(withStandIns(machine), {
    ...options,
    inspect: ({ type, actorRef }) => {
      const child = actorRef as AnyActor
      const parent = child._parent
      if (type !== '@xstate.actor' || !parent) return
      let hasBegun = false
      // XState asks the first children of a machine twice.
      child.start = () => {
        if (!hasBegun) for (const event of firstWordsOf(child)) parent.send(event)
        hasBegun = true
        return child
      }
    },
  })
  actor.subscribe({ error: () => {} })
  return actor
}

/** A text without the counts by which XState calls actors that have no id: they are never the same. */
export const withoutCounts = (text: string) => text.replaceAll(/\bx:\d+/g, 'x')
