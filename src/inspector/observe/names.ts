import type { ActorRefLike, AnyActorRef } from 'xstate'

import { isActive, isService, logicOf } from '../xstate/services'

/** Ids that XState gives: of a session, and of what a state invokes. */
const GIVEN = /^(?:x:\d+|\d+\.)/
const INLINE = /^xstate\.invoke\./

export const hasGivenId = ({ id }: { id: string }) => GIVEN.test(id)

/** An actor's id; else the name of its source, its machine's id, or what it is. */
const labelOf = (actor: AnyActorRef): string => {
  const { id, src } = actor
  if (!hasGivenId(actor)) return id
  if (typeof src === 'string' && !INLINE.test(src)) return src
  return (logicOf(actor) as { id?: string }).id ?? (isService(actor) ? 'service' : 'actor')
}

const names = new WeakMap<ActorRefLike, string>()

/** The name under which an actor is reported. */
export const nameOf = (actor: ActorRefLike) => names.get(actor) ?? labelOf(actor as AnyActorRef)

/** Gives actors names: of two with one id that run, the second gets a number. */
export const createNames = () => {
  const actors = new Map<string, AnyActorRef>()
  const isFree = (name: string, actor: AnyActorRef) => {
    const other = actors.get(name)
    if (!other || other === actor) return true
    // One that is over leaves its name to the next like it: a page may start thousands.
    const isLike = other.id === actor.id || (hasGivenId(other) && hasGivenId(actor))
    return isLike && !isActive(other)
  }
  return {
    actorOf: (name: string) => actors.get(name),
    give: (actor: AnyActorRef) => {
      const label = labelOf(actor)
      let name = label
      for (let count = 2; !isFree(name, actor); count += 1) name = `${label} ${count}`
      actors.set(name, actor)
      names.set(actor, name)
      return name
    },
    /** Another may have it. */
    free: (actor: AnyActorRef) => {
      if (actors.get(nameOf(actor)) === actor) actors.delete(nameOf(actor))
    },
  }
}

export type Names = ReturnType<typeof createNames>
