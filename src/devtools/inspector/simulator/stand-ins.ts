import { type AnyActorLogic, type AnyStateMachine, fromPromise } from 'xstate'

import { memoize } from '../explain/memoize.ts'

/** A simulator starts no actor: what this one would do is never asked. */
const standIn: AnyActorLogic = fromPromise(() => new Promise(() => {}))

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
