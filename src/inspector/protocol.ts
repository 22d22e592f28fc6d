/** JSON, as it is logged and recorded. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json }

export type StateName = string | { readonly [key: string]: StateName }

/** An event whose data is JSON. */
export type JsonEvent = { readonly type: string } & { readonly [key: string]: Json }

/** A delayed event that is scheduled. */
export interface Timer {
  event: string
  delay: number
  /** A time on the actor's clock. */
  due: number
}

/** An actor's snapshot, and its timers. */
export interface ActorSnapshot {
  value: StateName
  context: Json
  status: string
  timers: readonly Timer[]
}

/** An actor that is observed from now on; what came before is unknown. */
export interface ActorMessage {
  kind: 'actor'
  at: number
  name: string
  machine: string
  input: Json
  snapshot: ActorSnapshot
}

/** An event, and the transitions that it caused. */
export interface Step {
  kind: 'step'
  /** Grows with each event that any actor is sent. */
  key: number
  /** The key of the event that was being taken when this one was sent; null if there was none. */
  cause: number | null
  at: number
  /** The actor's. */
  name: string
  event: JsonEvent
  /** The name of the sender; null if it is no actor. */
  source: string | null
  /** Ids of the transitions taken, also those of transient states. */
  edges: readonly string[]
  /** Types of the events that the actor raised on the way. */
  raised: readonly string[]
  snapshot: ActorSnapshot
}

/** What is logged. */
export type Message =
  | ActorMessage
  | Step
  | { kind: 'gone'; at: number; name: string }
  | { kind: 'route'; at: number; path: string }

/** Of an event that a delay sends: the delay's name, and the id of the state that it belongs to. */
export const delayOf = (type: string) =>
  /^xstate\.after\.(?<delay>[^.]+)\.(?<state>.+)$/.exec(type)?.groups
