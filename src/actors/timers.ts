import type { AnyEventObject } from 'xstate'

import type { Step, Timer } from './step.ts'

/** What `xstate.raise` is given; without a delay it is taken at once. */
interface Raised {
  id: string
  event: AnyEventObject
  delay?: number
}

interface Canceled {
  sendId: string
}

/** What a step does to the delays that ran before it. */
type Cause = Pick<Step, 'event' | 'actions' | 'at' | 'after'>

/** The delays that run after a step, in the order in which they began. */
export const timersAfter = (timers: readonly Timer[], step: Cause): readonly Timer[] => {
  if (step.after.status !== 'active') return []
  // The delay that has sent the event is over.
  let running = timers.filter(({ event }) => event !== step.event)
  for (const { type, params } of step.actions) {
    if (type === 'xstate.cancel') {
      const { sendId } = params as Canceled
      running = running.filter(({ id }) => id !== sendId)
    }
    if (type !== 'xstate.raise') continue
    const { id, event, delay } = params as Raised
    if (delay === undefined) continue
    running = running.filter((other) => other.id !== id)
    running.push({ id, event, due: step.at + delay })
  }
  // Most steps change none.
  return running.length === 0 && timers.length === 0 ? timers : running
}
