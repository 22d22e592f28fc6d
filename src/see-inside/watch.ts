import type { AnyActor, AnyEventObject, AnyMachineSnapshot } from 'xstate'

import { activeStates } from '../actors/active-states'
import { onRegistryChange, registeredActors } from '../actors/registry'
import { forEachIn } from '../inspector/observe/as-long-as'
import { takenIn } from '../inspector/xstate/private'

/** What an actor of the page was sent. */
export interface Step {
  actor: AnyActor
  event: AnyEventObject
  /** Who was taking an event when this one was sent. */
  by: AnyActor | undefined
  isTaken: boolean
}

/** The id of an actor's machine. */
export const machineOf = ({ logic }: AnyActor) => (logic as { id: string }).id

/** More events would be a list. */
const MOST = 3

/** What holds an actor, in the machine's names; else the events of its active states, its own first. */
export const waitsFor = (snapshot: AnyMachineSnapshot) => {
  const { holds = [] } = snapshot.context as { holds?: readonly string[] }
  if (holds.length > 0) return { word: 'stopped', names: holds } as const
  const events = activeStates(snapshot)
    .toReversed()
    .flatMap(({ ownEvents }) => ownEvents)
    .filter((type) => !/^xstate\.|\*$/.test(type))
  return { word: 'waits', names: [...new Set(events)].slice(0, MOST) } as const
}

/** Those on the page: of two with one id, the later is shown. */
export const actorsNow = () => [
  ...new Map(registeredActors().map((actor) => [actor.id, actor])).values(),
]

/**
 * Calls `tell` with each step of the page's actors, and when one comes or goes; returns what ends that.
 * The panel's observation, which keeps all of each step, would make this script half as large again.
 */
export const watchActors = (tell: (step?: Step) => void) => {
  /** The steps that are not over: what an actor sends is taken before its own is. */
  const open: Step[] = []
  const watch = forEachIn((actor: AnyActor) => {
    const inspection = actor.system.inspect((inspected) => {
      if (inspected.actorRef !== actor) return
      if (inspected.type === '@xstate.event') {
        // What was sent to an actor that had stopped is never over.
        if (open.length === 0) queueMicrotask(() => open.splice(0))
        open.push({ actor, event: inspected.event, by: open.at(-1)?.actor, isTaken: false })
      }
      const step = open.findLast((one) => one.actor === actor)
      if (!step) return
      if (inspected.type === '@xstate.microstep') step.isTaken ||= takenIn(inspected).length > 0
      if (inspected.type !== '@xstate.snapshot') return
      open.splice(open.indexOf(step), 1)
      tell(step)
    })
    return () => inspection.unsubscribe()
  })
  const follow = () => {
    watch(actorsNow())
    tell()
  }
  watch(actorsNow())
  const end = onRegistryChange(follow)
  return () => {
    end()
    watch([])
  }
}
