import { delayLength } from '#lib/delay-length.ts'

export interface ChartTransition {
  /** `source/event/index`, as `transitionId` writes it for the running machine. */
  id: string
  /** The event's type; empty for `always`. */
  event: string
  /** XState's own events in words: `done fetchUser`. */
  trigger?: string
  /** The delay's name, or its milliseconds. */
  delay?: string
  /** The length of a named delay, unless a function decides it: `2 s`. */
  figure?: string
  guards?: string[]
  /** Ids of states; none if the transition only changes data. */
  targets: string[]
  /** Names of the actions, or of the events that they emit or raise. */
  actions: string[]
  /** The author's notes on it. */
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
  /**
   * Actors that run while the state is active: their names, and their sources if these have names.
   */
  invokes?: { id: string; name: string; src: string }[]
  tags: string[]
  /** In the order in which XState tries them. */
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

/**
 * A time in its shortest form: `300 ms`, `2 s`. If it is no possible delay, it also says that it
 * ends at once.
 */
export const duration = (ms: number) => {
  const time = ms >= 1000 ? `${Number((ms / 1000).toFixed(2))} s` : `${ms} ms`
  return ms === delayLength(ms) ? time : `${time} (ends at once)`
}

/** The name of a delay's end, in charts and in lists of events. */
export const afterDelay = (delay: string) => `after ${delay}`

export const triggerOf = ({ event, trigger, delay }: ChartTransition) =>
  delay === undefined ? (trigger ?? (event || 'always')) : afterDelay(delay)

/** A state's name; a history state is marked as UML marks it. */
export const stateTitle = ({ key, history }: ChartNode) =>
  history ? `${history === 'deep' ? 'H*' : 'H'} ${key}` : key

/**
 * A state's id and those of all states around it, from the inside out: an id need not be a path.
 */
export const statesAround = (nodes: readonly ChartNode[], id: string): string[] => {
  const parent = nodes.find((node) => node.id === id)?.parent
  return parent === undefined ? [id] : [id, ...statesAround(nodes, parent)]
}

/**
 * The states that can be active: a history state only leads to others. The root always is active,
 * so it is left out.
 */
export const statesIn = ({ nodes }: Chart) => nodes.slice(1).filter(({ history }) => !history)

export const labelOf = (transition: ChartTransition) =>
  transition.guards
    ? `${triggerOf(transition)} [${transition.guards.join(' and ')}]`
    : triggerOf(transition)

/** A transition as UML writes it: `event [guard] / action`. */
export const transitionLine = (transition: ChartTransition) =>
  [labelOf(transition), transition.actions.join(', ')].filter(Boolean).join(' / ')

export const countsOf = (chart: Chart) =>
  `${statesIn(chart).length} states · ${transitionsIn(chart).length} transitions`
