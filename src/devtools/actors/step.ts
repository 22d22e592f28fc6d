import type { AnyEventObject, Snapshot } from 'xstate'

/** What XState starts and ends an actor with, as the event of its first and of its last step. */
export const INIT = 'xstate.init'
export const STOP = 'xstate.stop'

/** Who takes steps: an actor of the page, or what stands for one in a simulator. */
export interface StepActor {
  readonly id: string
  /** A machine, or the logic of a promise, a callback, an observable. */
  readonly logic: unknown
  readonly systemId?: string | undefined
}

/** A delay that runs: at `due`, a time on its actor's clock, it sends the event. */
export interface Timer {
  /** By which it is cancelled; undefined if its author gives none. */
  id: string | undefined
  event: AnyEventObject
  due: number
  /** How long its machine asks for, in milliseconds, if a browser's timer does not last so long. */
  asked?: number | undefined
  /** Who is sent the event, if that is another actor. */
  to?: StepActor | undefined
}

/** An action that a transition asks for, also one of XState's own, such as `xstate.raise`. */
export interface StepAction {
  type: string
  params?: unknown
}

/** An event that an actor took, and what came of it: values that never change. */
export interface Step {
  /** The order in which events were sent: an effect has a higher one than its cause. */
  id: number
  /** A time on the actor's clock, in milliseconds. */
  at: number
  actor: StepActor
  /** `INIT` when the actor came, `STOP` when it left. */
  event: AnyEventObject
  /** What was being taken when it was sent; undefined if it came from outside, or from a delay. */
  cause: Pick<Step, 'id' | 'actor' | 'event'> | undefined
  /** Of the first step, the same as after it. */
  before: Snapshot<unknown>
  after: Snapshot<unknown>
  actions: readonly StepAction[]
  /** The delays that run after it. */
  timers: readonly Timer[]
}
