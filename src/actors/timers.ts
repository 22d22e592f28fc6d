import type { AnyEventObject } from 'xstate'

import type { Step, StepActor, Timer } from './step.ts'

/** What `xstate.raise` and `xstate.sendTo` are given; without a delay they act at once. */
interface Sent {
  /** Undefined if its author gives none: nothing can cancel it. */
  id: string | undefined
  event: AnyEventObject
  delay?: number
  /** Only of `xstate.sendTo`. */
  to?: StepActor
}

interface Canceled {
  sendId: string
}

/** What a step does to the delays that ran before it. */
type Cause = Pick<Step, 'actor' | 'event' | 'actions' | 'at' | 'after'>

/** Of a simulator's actor, what stands for it in a transition runs the same machine. */
const isSelf = (to: StepActor, actor: StepActor) =>
  to === actor || (!('send' in actor) && to.logic === actor.logic)

/** The delays of some that have not ended: one that sends to another ends without a step of its own. */
export const timersLeft = (timers: readonly Timer[], now: number) =>
  timers.filter(({ to, due }) => !to || due > now)

/** The delays that run after a step, in the order in which they began. */
export const timersAfter = (timers: readonly Timer[], step: Cause): readonly Timer[] => {
  if (step.after.status !== 'active') return []
  // The delay that has sent the event is over.
  let running = timersLeft(timers, step.at).filter(({ event }) => event !== step.event)
  for (const { type, params } of step.actions) {
    if (type === 'xstate.cancel') {
      const { sendId } = params as Canceled
      running = running.filter(({ id }) => id !== sendId)
    }
    if (type !== 'xstate.raise' && type !== 'xstate.sendTo') continue
    const { id, event, delay, to } = params as Sent
    if (delay === undefined) continue
    running = running.filter((other) => id === undefined || other.id !== id)
    const target = !to || isSelf(to, step.actor) ? undefined : to
    running.push({ id, event, due: step.at + delay, to: target })
  }
  // Most steps change none.
  return running.length === 0 && timers.length === 0 ? timers : running
}
