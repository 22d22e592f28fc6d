/** What can be written down and sent to another window. */
export type Plain =
  | null
  | boolean
  | number
  | string
  | readonly Plain[]
  | { readonly [key: string]: Plain }

export type StateName = string | { readonly [key: string]: StateName }

/** An event as it is sent. */
export type PlainEvent = { readonly type: string } & { readonly [key: string]: Plain }

/** A delayed event that has been scheduled. */
export interface Timer {
  event: string
  delay: number
  /** On the actor's clock. */
  due: number
}

/** An actor at one moment. */
export interface Still {
  value: StateName
  context: Plain
  status: string
  timers: readonly Timer[]
}

/** An actor that was there when it was first looked at: what came before is not known. */
export interface ActorSeen {
  kind: 'actor'
  at: number
  actor: string
  name: string
  machine: string
  input: Plain
  still: Still
}

/** An event and all that it led to at once. */
export interface Step {
  kind: 'step'
  at: number
  actor: string
  event: PlainEvent
  /** The actor that sent it; null if it came from outside of all actors. */
  source: string | null
  /** The transitions that were taken, as the charts name them. */
  edges: readonly string[]
  still: Still
}

/** The one format of what is seen on a page. */
export type Message =
  | ActorSeen
  | Step
  | { kind: 'gone'; at: number; actor: string }
  | { kind: 'route'; at: number; path: string }

/** Whether the actor told itself, after a delay or in passing. */
export const isOwn = (step: Step) => step.source === step.actor
