import type { AnyEventObject } from 'xstate'

import type { Step, StepActor } from '#devtools/actors/step.ts'

/** How many steps are remembered while a panel shows them. */
export const REMEMBERED = 5000

/** How much of a machine was tested. */
export interface Coverage {
  /** Ids of the transitions that it has taken. */
  transitions: ReadonlySet<string>
  /** The coverage in figures: `3/4 states · 5/9 transitions`. */
  text: string
}

/**
 * The source of a panel: the page, or a simulator. Everything that the panel shows follows from the
 * steps.
 */
export interface Source {
  /** The steps that are remembered, in the order of their ids. */
  steps: () => readonly Step[]
  /** How many earlier steps are forgotten. */
  forgotten: () => number
  /** The actors that no other has started, oldest first. */
  roots: () => readonly StepActor[]
  lastStepOf: (actor: StepActor) => Step | undefined
  /** Calls a listener at each change; returns what ends that. */
  subscribe: (listener: () => void) => () => void
  /** A number that is different after each change. */
  revision: () => number
  send: (actor: StepActor, event: AnyEventObject) => void
  /** The time on the actors' clock, in milliseconds. */
  now: () => number
  /** Moves a clock that stands to a time; events that are due until then are sent. */
  moveTo: (time: number) => void
  /** The time at which the next delay ends; undefined if none runs. */
  next: () => number | undefined
  /**
   * Goes on from a past step: a page puts its actors back, a simulator forgets the later steps.
   * Returns the result, in words.
   */
  restore: (step: Step) => Promise<string> | string
  /** The coverage so far; only a simulator tests its machine. */
  coverage?: () => Coverage
}
