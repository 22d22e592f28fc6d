import type { AnyEventObject } from 'xstate'

import { delayLength } from '#lib/delay-length.ts'

import type { Step, StepAction, StepActor, Timer } from './step.ts'

/** The parameters of `xstate.raise` and `xstate.sendTo`. */
interface Sent {
  /** Undefined if the author gives none: nothing can then cancel the delay. */
  id: string | undefined
  event: AnyEventObject
  /** Only for `xstate.sendTo`. */
  to?: StepActor
}

interface Canceled {
  sendId: string
}

/** The fields of a step that decide about the delays which ran before it. */
type Cause = Pick<Step, 'actor' | 'event' | 'actions' | 'at' | 'after'>

const rootOf = ({ logic }: StepActor) => (logic as { root?: object }).root

/**
 * Whether an actor sends to itself. In a simulator, a stand-in that runs a machine of the same
 * states counts as the actor.
 */
const isSelf = (to: StepActor, actor: StepActor) =>
  to === actor || (!('send' in actor) && rootOf(to) === rootOf(actor))

/**
 * How long an action waits, in milliseconds, by its machine; undefined if it acts at once, as it
 * does if the delay is no number.
 */
export const waitIn = ({ params }: StepAction) => {
  const { delay } = (params ?? {}) as { delay?: unknown }
  return typeof delay === 'number' ? delay : undefined
}

/**
 * The delays that have not ended yet: a delay that sends to another actor ends without a step of
 * its own.
 */
export const timersLeft = (timers: readonly Timer[], now: number) =>
  timers.filter(({ to, due }) => !to || due > now)

/** The delays that run after a step, in the order in which they began. */
export const timersAfter = (timers: readonly Timer[], step: Cause): readonly Timer[] => {
  if (step.after.status !== 'active') return []
  // The delay that has sent the event is over.
  let running = timersLeft(timers, step.at).filter(({ event }) => event !== step.event)
  for (const action of step.actions) {
    const { type, params } = action
    if (type === 'xstate.cancel') {
      const { sendId } = params as Canceled
      running = running.filter(({ id }) => id !== sendId)
    }
    if (type !== 'xstate.raise' && type !== 'xstate.sendTo') continue
    const { id, event, to } = params as Sent
    const wait = waitIn(action)
    if (wait === undefined) continue
    running = running.filter((other) => id === undefined || other.id !== id)
    const target = !to || isSelf(to, step.actor) ? undefined : to
    const length = delayLength(wait)
    const asked = length === wait ? undefined : wait
    running.push({ id, event, due: step.at + length, asked, to: target })
  }
  // Most steps change no delays.
  return running.length === 0 && timers.length === 0 ? timers : running
}
