import type { Actor, AnyStateMachine } from 'xstate'

import { addPart, recordOf, recordPart } from './history-entries.ts'
import type { NavigationActor } from '#devtools/index.ts'

interface Part<Unfolded> {
  /** What is unfolded in the part, null for nothing; in a list, the number of entries. */
  read: () => Unfolded | null
  /** Unfolds what was unfolded, at once. A browser's storage may hold anything. */
  restore: (unfolded: Unfolded | null) => void
  /** Unfolds what the address points at, if that is in this part. */
  followAddress: () => void
}

/**
 * Stores what is unfolded in a part of a page with the entry of the history, and unfolds it when
 * the reader comes back there; otherwise the part follows the address.
 *
 * @param actor has the part's id
 * @returns ends this
 */
export const drivePart = <Unfolded>(
  actor: Actor<AnyStateMachine>,
  navigation: NavigationActor,
  { read, restore, followAddress }: Part<Unfolded>,
) => {
  const arrive = () => {
    const unfolded = recordOf(actor.id)
    if (unfolded === undefined) followAddress()
    else restore(unfolded as Unfolded)
    return addPart(actor.id, read)
  }

  // An actor that the inspector has put back stays as it was at its own moment.
  const isPutBack = actor.options.snapshot !== undefined
  const remove = isPutBack ? addPart(actor.id, read) : arrive()
  const subscriptions = [
    actor.subscribe(() => recordPart(actor.id)),
    navigation.on('page.arrived', ({ by }) => by === 'link' && followAddress()),
    navigation.on('target.reached', ({ by }) => void (by === 'link' ? followAddress() : arrive())),
  ]
  return () => {
    remove()
    for (const subscription of subscriptions) subscription.unsubscribe()
  }
}
