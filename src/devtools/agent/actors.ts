import { privates, senders } from 'virtual:charts'
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'

import { logicId, actorsNow } from '#devtools/inspector/see-inside/taken-steps.ts'

/** The actors of the page, with the machine of each. */
export const actorsHere = () => actorsNow().map((actor) => ({ actor, chart: logicId(actor) }))

/** Who sends the events of a machine, by the catalogue. */
export const sendersOf = (chart: string) => senders[chart] ?? { visitor: [], byHand: [], page: [] }

/** Whether an actor holds what the visitor types. */
export const isPrivate = (chart: string) => privates.includes(chart)

/** An actor by its name, or else the first that runs a machine of that name. @throws that there is none */
export const findActor = (name: string) => {
  const all = actorsHere()
  const found =
    all.find(({ actor }) => actor.id === name) ?? all.find(({ chart }) => chart === name)
  if (!found) throw new Error(`${name} is not on this page: page_state lists what is`)
  return found
}

export const snapshotOf = (actor: AnyActorRef) => actor.getSnapshot() as AnyMachineSnapshot
