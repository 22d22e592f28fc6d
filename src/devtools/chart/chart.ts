import { delayLength } from '#lib/delay-length.ts'

export interface ChartTransition {
  /** `source/event/index`, as `transitionId` writes it for the running machine. */
  id: string
  /** Empty for `always`. */
  event: string
  /** What XState's own events say, in words: `done fetchUser`. */
  trigger?: string
  /** The delay's name, or its milliseconds. */
  delay?: string
  /** What a named delay lasts, if nothing has to decide it: `2 s`. */
  figure?: string
  guards?: string[]
  /** Ids of states; none if the transition only changes data. */
  targets: string[]
  /** By their names, or by the events that they emit or raise. */
  actions: string[]
  /** What its author says of it. */
  notes?: string
}

export interface ChartNode {
  id: string
  key: string
  parent?: string
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  history?: 'shallow' | 'deep'
  initial: boolean
  /** Actions of the transition to its initial state. */
  starting?: string[]
  entry: string[]
  exit: string[]
  /** Actors that run while it is active: how they are called, and their source if it has a name. */
  invokes?: { id: string; name: string; src: string }[]
  tags: string[]
  /** In the order in which they are tried. */
  transitions: ChartTransition[]
  notes?: string
}

/** A machine as data, without positions; parents come before their children. */
export interface Chart {
  id: string
  nodes: ChartNode[]
}

export const transitionsIn = ({ nodes }: Pick<Chart, 'nodes'>): ChartTransition[] =>
  nodes.flatMap(({ transitions }) => transitions)

/** A time as short as it can be said: `300 ms`, `2 s`; and that it ends at once, if it seems to last. */
export const duration = (ms: number) => {
  const time = ms >= 1000 ? `${Number((ms / 1000).toFixed(2))} s` : `${ms} ms`
  return ms === delayLength(ms) ? time : `${time} (ends at once)`
}

/** What the end of a delay is called, in charts and in lists of events. */
export const afterDelay = (delay: string) => `after ${delay}`

export const triggerOf = ({ event, trigger, delay }: ChartTransition) =>
  delay === undefined ? (trigger ?? (event || 'always')) : afterDelay(delay)

/** A state's name; a history state is marked as UML marks it. */
export const titleOf = ({ key, history }: ChartNode) =>
  history ? `${history === 'deep' ? 'H*' : 'H'} ${key}` : key

/** A state's id and those of all around it, from the inside out: an id need not be a path. */
export const around = (nodes: readonly ChartNode[], id: string): string[] => {
  const parent = nodes.find((node) => node.id === id)?.parent
  return parent === undefined ? [id] : [id, ...around(nodes, parent)]
}

/** The states that can be active: a history state only leads to others. The root always is. */
export const statesIn = ({ nodes }: Chart) => nodes.slice(1).filter(({ history }) => !history)

export const labelOf = (transition: ChartTransition) =>
  transition.guards
    ? `${triggerOf(transition)} [${transition.guards.join(' and ')}]`
    : triggerOf(transition)

/** A transition as UML writes it: `event [guard] / action`. */
export const lineOf = (transition: ChartTransition) =>
  [labelOf(transition), transition.actions.join(', ')].filter(Boolean).join(' / ')

export const countsOf = (chart: Chart) =>
  `${statesIn(chart).length} states · ${transitionsIn(chart).length} transitions`
