import type { AnyEventObject, Snapshot } from 'xstate'

/** The type of XState's event for an actor's first step; `STOP` is that of its last. */
export const INIT = 'xstate.init'
export const STOP = 'xstate.stop'

/** An actor that takes steps: one of the page, or its stand-in in a simulator. */
export interface StepActor {
  readonly id: string
  /** The actor's logic: a machine's, a promise's, a callback's, an observable's. */
  readonly logic: unknown
  readonly systemId?: string | undefined
}

/** A delay that runs: at `due`, a time on its actor's clock, it sends the event. */
export interface Timer {
  /** The id by which the delay is cancelled; undefined if its author gives none. */
  id: string | undefined
  event: AnyEventObject
  due: number
  /**
   * The length that the machine asks for, in milliseconds, if a browser's timer cannot last so
   * long.
   */
  asked?: number | undefined
  /** The actor that gets the event, if that is another. */
  to?: StepActor | undefined
}

/** An action of a transition, also one of XState's own, such as `xstate.raise`. */
export interface StepAction {
  type: string
  params?: unknown
  /** What is done for it; for one that is written in place, that function itself. */
  exec?: unknown
}

/** An event that an actor took, and its result: values that never change. */
export interface Step {
  /** The order in which events were sent: an effect has a higher one than its cause. */
  id: number
  /** A time on the actor's clock, in milliseconds. */
  at: number
  actor: StepActor
  /** `INIT` when the actor came, `STOP` when it left. */
  event: AnyEventObject
  /**
   * The step during which the event was sent; undefined if it came from outside, or from a delay.
   */
  cause: Pick<Step, 'id' | 'actor' | 'event'> | undefined
  /** The snapshot before the step; for a first step, the one after it. */
  before: Snapshot<unknown>
  after: Snapshot<unknown>
  actions: readonly StepAction[]
  /** The delays that run after the step. */
  timers: readonly Timer[]
}
