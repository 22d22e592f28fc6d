import type { AnyActor, AnyMachineSnapshot, AnyStateMachine } from 'xstate'

import type { Chart, ChartUpdate } from '#scenes/chart/chart'

import { onRegistryChange, registeredActors } from '../../actors/registry'
import { transitionId } from '../../actors/transition-id'

type MachineActor = AnyActor & { logic: AnyStateMachine }

const runsMachine = (actor: AnyActor): actor is MachineActor => 'root' in actor.logic

const activeStates = (actor: MachineActor): string[] => {
  const snapshot: AnyMachineSnapshot = actor.getSnapshot()
  return snapshot._nodes.filter(({ type }) => type === 'atomic').map(({ id }) => id)
}

/** The charts of the machines that run on the page now. */
export const chartOfPage = (chart: Chart): Chart => {
  const running = new Set(registeredActors().map(({ logic }) => (logic as AnyStateMachine).id))
  return Object.fromEntries(Object.entries(chart).filter(([id]) => running.has(id)))
}

/**
 * Sends the chart the active states and the transitions of the registered actors. The inspector
 * observes far more of an actor, and no visitor carries its code.
 *
 * @returns ends the observation
 */
export const feedChart = (chart: Chart, update: (change: ChartUpdate) => void) => {
  const endings = new Map<AnyActor, () => void>()

  let taken: ChartUpdate[] = []
  let isDue = false
  let sent = ''
  /** Once for all that one event changes: each message costs both threads a task. */
  const send = () => {
    if (isDue) return
    isDue = true
    queueMicrotask(() => {
      isDue = false
      for (const change of taken) update(change)
      taken = []
      const ids = [...endings.keys()].filter(runsMachine).flatMap(activeStates)
      if (ids.join() !== sent) update({ type: 'active', ids })
      sent = ids.join()
    })
  }

  const observe = (actor: MachineActor) => {
    const machine = actor.logic.id
    const inspection = actor.system.inspect((event) => {
      if (event.type !== '@xstate.microstep' || event.actorRef !== actor) return
      for (const transition of event._transitions) {
        const edge = chart[machine]?.[0]?.edgeOf[transitionId(transition)]
        taken.push({ type: 'taken', machine, edge, source: transition.source.id })
      }
      send()
    })
    const subscription = actor.subscribe(send)
    endings.set(actor, () => {
      inspection.unsubscribe()
      subscription.unsubscribe()
    })
  }

  const sync = () => {
    const actors = registeredActors().filter(runsMachine)
    for (const actor of actors) if (!endings.has(actor)) observe(actor)
    for (const [actor, end] of endings) {
      if (actors.some((registered) => registered === actor)) continue
      end()
      endings.delete(actor)
    }
    send()
  }

  sync()
  const endRegistry = onRegistryChange(sync)
  return () => {
    endRegistry()
    endings.forEach((end) => end())
  }
}
