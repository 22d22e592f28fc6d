import type { AnyEventObject } from 'xstate'

import type { Step, StepActor } from '#devtools/actors/step.ts'

/** So many steps are remembered while a panel shows them. */
export const REMEMBERED = 5000

/** How much of a machine was tested. */
export interface Coverage {
  /** Ids of the transitions that it has taken. */
  transitions: ReadonlySet<string>
  /** How much that is: `3/4 states · 5/9 transitions`. */
  text: string
}

/** What a panel reads: the page, or a simulator. Everything that it shows follows from the steps. */
export interface Source {
  /** The steps that are remembered, in the order of their ids. */
  steps: () => readonly Step[]
  /** How many steps have been before these, and are remembered no longer. */
  forgotten: () => number
  /** The actors that no other has started, oldest first. */
  roots: () => readonly StepActor[]
  lastStepOf: (actor: StepActor) => Step | undefined
  /** Calls a listener at each change; returns what ends that. */
  subscribe: (listener: () => void) => () => void
  /** Another number after each change. */
  revision: () => number
  send: (actor: StepActor, event: AnyEventObject) => void
  /** The time on the actors' clock, in milliseconds. */
  now: () => number
  /** Moves a clock that stands to a time; what is due until then is sent. */
  moveTo: (time: number) => void
  /** The time at which the next delay ends; undefined if none runs. */
  next: () => number | undefined
  /**
   * Goes on from a past step: a page puts its actors back, a simulator forgets what came later.
   * Returns what came of it, in words.
   */
  restore: (step: Step) => Promise<string> | string
  /** Where a machine is tested: its coverage so far. */
  coverage?: () => Coverage
}
