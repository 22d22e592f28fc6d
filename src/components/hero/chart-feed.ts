import type { AnyActor, AnyMachineSnapshot, AnyStateMachine, AnyTransitionDefinition } from 'xstate'

import type { Chart, ChartUpdate } from '#scenes/chart/chart'

import { onRegistryChange, registeredActors } from '../../actors/registry'
import { transitionId } from '../../actors/transition-id'

type Machine = Pick<AnyActor, 'getSnapshot' | 'system'> & { logic: AnyStateMachine }

const isMachine = (actor: AnyActor): actor is AnyActor & Machine => 'root' in actor.logic

/** XState says which transitions a microstep took, but has no type for it. */
interface Microstep {
  type: string
  actorRef: unknown
  _transitions?: readonly AnyTransitionDefinition[]
}

const activeIds = (actor: Machine): string[] => {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot()
  return snapshot._nodes.filter(({ type }) => type === 'atomic').map(({ id }) => id)
}

/** The part of the chart whose machines run on the page now. */
export const chartOfPage = (chart: Chart): Chart => {
  const running = new Set(registeredActors().map(({ logic }) => (logic as AnyStateMachine).id))
  return Object.fromEntries(Object.entries(chart).filter(([id]) => running.has(id)))
}

/** Tells the chart what the registered actors do; returns what ends that. */
export const feedChart = (chart: Chart, tell: (update: ChartUpdate) => void) => {
  const endings = new Map<AnyActor, () => void>()

  const tellActive = () =>
    tell({ type: 'active', ids: [...endings.keys()].filter(isMachine).flatMap(activeIds) })

  const follow = (actor: AnyActor & Machine) => {
    const machine = actor.logic.id
    const inspection = actor.system.inspect((event: Microstep) => {
      if (event.type !== '@xstate.microstep' || event.actorRef !== actor) return
      for (const transition of event._transitions ?? []) {
        const edge = chart[machine]?.[0]?.edgeOf[transitionId(transition)]
        tell({ type: 'taken', machine, edge, source: transition.source.id })
      }
    })
    const subscription = actor.subscribe(tellActive)
    endings.set(actor, () => {
      inspection.unsubscribe()
      subscription.unsubscribe()
    })
  }

  const update = () => {
    const actors = registeredActors().filter(isMachine)
    for (const actor of actors) if (!endings.has(actor)) follow(actor)
    for (const [actor, end] of endings) {
      if (actors.includes(actor as AnyActor & Machine)) continue
      end()
      endings.delete(actor)
    }
    tellActive()
  }

  update()
  const endRegistry = onRegistryChange(update)
  return () => {
    endRegistry()
    endings.forEach((end) => end())
  }
}
