import type { AnyActor, AnyMachineSnapshot, AnyStateMachine } from 'xstate'

import { onRegistryChange, registeredActors } from '../../actors/registry'
import { DONE, stateOf } from '../../actors/state-of'
import type { Line } from './stations'

/** A way that an actor took from one station to another. */
export interface Step {
  actor: string
  from: string
  to: string
  /** What led there, in the machine's words. */
  event: string
}

/**
 * So many steps in a row are told that an actor takes by itself: of a carousel, one turn. To tell of
 * each took half of the work of a page that nobody touches; the stations still say where it stands.
 */
const BY_ITSELF = 2

/** It comes of time, or of a movement. */
const isOwn = (event: string) => event.startsWith('xstate.after.') || event === DONE.type

/** `xstate.after.interval.carousel.rotation.waiting` → `after interval`. */
const nameOf = (event: string) => event.replace(/^xstate\.after\.([^.]+).*/, 'after $1')

/** Where a machine begins, if it never rests there: by that name it has chosen what it does. */
const beginningOf = ({ root }: AnyStateMachine, stations: readonly string[]) => {
  const key = root.initial?.target?.[0]?.key
  return key === undefined || stations.includes(key) ? undefined : key
}

/**
 * Calls `tell` with each way that the actors of lines take, whatever causes it.
 *
 * @param withBeginnings also with what they chose before they were followed
 * @returns ends this
 */
export const followSteps = (
  lines: readonly Line[],
  withBeginnings: boolean,
  tell: (step: Step) => void,
) => {
  const endings = new Map<AnyActor, () => void>()

  const follow = (actor: AnyActor, { stations }: Line) => {
    let at = stateOf(actor.getSnapshot())
    let byItself = 0
    const beginning = withBeginnings && beginningOf(actor.logic, stations)
    if (beginning) tell({ actor: actor.id, from: stations[0]!, to: at, event: beginning })
    const inspection = actor.system.inspect((event) => {
      if (event.type !== '@xstate.snapshot' || event.actorRef !== actor) return
      const from = at
      at = stateOf(event.snapshot as AnyMachineSnapshot)
      if (at === from) return
      const { type } = event.event
      byItself = isOwn(type) ? byItself + 1 : 0
      if (byItself <= BY_ITSELF) tell({ actor: actor.id, from, to: at, event: nameOf(type) })
    })
    return () => inspection.unsubscribe()
  }

  const sync = () => {
    const actors = registeredActors()
    for (const line of lines) {
      const actor = actors.find(({ id }) => id === line.actor)
      if (actor && !endings.has(actor)) endings.set(actor, follow(actor, line))
    }
    for (const [actor, end] of endings) {
      if (actors.includes(actor)) continue
      end()
      endings.delete(actor)
    }
  }

  sync()
  const endRegistry = onRegistryChange(sync)
  return () => {
    endRegistry()
    endings.forEach((end) => end())
  }
}
