import type { AnyActorLogic, AnyStateMachine, Snapshot } from 'xstate'

import { memoize } from '../explain/memoize.ts'

/**
 * A simulator starts no actor: what this one would do is never asked. Made by hand: XState's makers
 * of actors would come with every page.
 */
const standIn: AnyActorLogic = {
  transition: (snapshot: Snapshot<unknown>) => snapshot,
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot: Snapshot<unknown>) => snapshot,
}

/**
 * A machine that lacks no actor: in place of each that only the page provides is one that waits, so
 * that its end can be sent. Its states are those of the machine; that stays as it is.
 */
export const withStandIns = memoize((machine: AnyStateMachine): AnyStateMachine => {
  const actors = new Proxy(machine.implementations.actors, {
    get: (provided, src) => (Reflect.get(provided, src) as AnyActorLogic | undefined) ?? standIn,
  })
  const own = { implementations: { ...machine.implementations, actors } }
  return Object.create(machine, Object.getOwnPropertyDescriptors(own)) as AnyStateMachine
})
