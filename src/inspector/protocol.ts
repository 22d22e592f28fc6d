import type { AnyActorRef, AnyEventObject, Snapshot } from 'xstate'

import type { Scheduled } from './xstate/private'

export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json }

export type StateName = string | { readonly [key: string]: StateName }

export type JsonEvent = { readonly type: string } & { readonly [key: string]: Json }

export interface Timer extends Scheduled {
  /** A time on the actor's clock; NaN if that is not known: another copy of XState has a clock of its own. */
  due: number
}

export interface ActorSnapshot {
  value: StateName
  context: Json
  /** `active`, `done`, `error` or `stopped`. */
  status: string
  output?: Json
  error?: Json
  timers: readonly Timer[]
  states: readonly string[]
  /** What XState has of it: the values themselves. */
  live: { actor: AnyActorRef; snapshot: Snapshot<unknown> }
}

/** An actor that is observed from now on; what came before is unknown. */
export interface ActorMessage {
  kind: 'actor'
  at: number
  name: string
  /** The id of its machine; empty if it is none of a machine. */
  machine: string
  /** The name of the actor that invoked or spawned it. */
  parent: string | null
  systemId: string | undefined
  input: unknown
  /** Ids of the transitions to its first state, as far as they were seen. */
  edges: readonly string[]
  snapshot: ActorSnapshot
}

/** An event, and the transitions that it caused. */
export interface Step {
  kind: 'step'
  /** One object for each event that any actor is sent. */
  key: object
  /** The key of the event that was being taken when this one was sent. */
  cause: object | undefined
  at: number
  name: string
  event: JsonEvent
  sent: AnyEventObject
  /** The name of the sender; null if it is no actor. */
  source: string | null
  /** Whether a delay has sent it: in a replay only the clock may. */
  isDelayed: boolean
  /** From the root: ids of actors, or places among the children of one: `#0`. */
  path: readonly string[]
  /** Ids of the transitions taken, also those of transient states. */
  edges: readonly string[]
  /** Types of the events that the actor raised on the way. */
  raised: readonly string[]
  /** Ids of states that were active on the way. */
  passed: readonly string[]
  snapshot: ActorSnapshot
}

export type Message =
  | ActorMessage
  | Step
  | { kind: 'gone'; at: number; name: string }
  | { kind: 'route'; at: number; path: string }
  /** The panel was closed for some milliseconds: so many events were not seen. */
  | { kind: 'gap'; at: number; ms: number; events: number }
