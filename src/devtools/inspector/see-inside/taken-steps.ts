import type { AnyMachineSnapshot } from 'xstate'

import { registeredActors } from '#devtools/actors/registry.ts'
import { INIT, type Step, type StepActor, STOP } from '#devtools/actors/step.ts'

/** The id of an actor's machine. */
export const logicId = ({ logic }: StepActor) => (logic as { id: string }).id

/** The actors of the page: of two with one id, the later is shown. */
export const actorsNow = () => [
  ...new Map(registeredActors().map((actor) => [actor.id, actor])).values(),
]

/** Whether an actor was sent the event: otherwise it has come or left. */
export const isSent = ({ event }: Step) => event.type !== INIT && event.type !== STOP

/** Whether a state says that a request is refused. */
const isRefusal = (snapshot: object) =>
  'tags' in snapshot && (snapshot as AnyMachineSnapshot).tags.has('refused')

/** Whether an actor has done something with its event, and has not refused what it was asked for. */
export const isTaken = ({ before, after, actions }: Step) =>
  (after !== before || actions.length > 0) && !isRefusal(after)
