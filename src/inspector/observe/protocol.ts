/** What can be written down and sent to another window. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json }

export type StateName = string | { readonly [key: string]: StateName }

/** An event as it is sent. */
export type JsonEvent = { readonly type: string } & { readonly [key: string]: Json }

/** A delayed event that has been scheduled. */
export interface Timer {
  event: string
  delay: number
  /** On the actor's clock. */
  due: number
}

/** An actor at one moment. */
export interface ActorSnapshot {
  value: StateName
  context: Json
  status: string
  timers: readonly Timer[]
}

/** An actor that was there when it was first looked at: what came before is not known. */
export interface ActorMessage {
  kind: 'actor'
  at: number
  sessionId: string
  name: string
  machine: string
  input: Json
  snapshot: ActorSnapshot
}

/** An event and all that it led to at once. */
export interface Step {
  kind: 'step'
  at: number
  sessionId: string
  event: JsonEvent
  /** The actor that sent it; null if it came from outside of all actors. */
  source: string | null
  /** The transitions that were taken, as the charts name them. */
  edges: readonly string[]
  snapshot: ActorSnapshot
}

/** The one format of what is seen on a page. */
export type Message =
  | ActorMessage
  | Step
  | { kind: 'gone'; at: number; sessionId: string }
  | { kind: 'route'; at: number; path: string }

/** Whether the actor told itself, after a delay or in passing. */
export const isOwn = (step: Step) => step.source === step.sessionId
