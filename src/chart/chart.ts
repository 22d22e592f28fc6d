/** One transition of a state. */
export interface ChartTransition {
  /** `source/event/index`, as `transitionId` writes it for the running machine. */
  id: string
  /** Empty for `always`. */
  event: string
  /** The delay's name, or its milliseconds. */
  delay?: string
  /** What the delay lasts with the sample input: `2 s`. Only for a named delay. */
  figure?: string
  /** Conditions that must all hold, in words. */
  guards?: string[]
  /** Ids of states; none if the transition only changes data. */
  targets: string[]
  actions: string[]
  /** Events that its actions emit or raise, by the action. */
  sends?: Record<string, string>
}

export interface ChartNode {
  id: string
  key: string
  parent?: string
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  /** Whether it is its parent's initial state. */
  initial: boolean
  entry: string[]
  exit: string[]
  tags: string[]
  /** In the order in which they are tried. */
  transitions: ChartTransition[]
}

/** A machine as data, without positions; parents come before their children. */
export interface Chart {
  id: string
  nodes: ChartNode[]
  /** The code of each guard. */
  guards: Record<string, string>
}

export const transitionsIn = ({ nodes }: Pick<Chart, 'nodes'>): ChartTransition[] =>
  nodes.flatMap(({ transitions }) => transitions)

/** A time as short as it can be said: `300 ms`, `2 s`. */
export const duration = (ms: number) =>
  ms < 1000 ? `${ms} ms` : `${Number((ms / 1000).toFixed(2))} s`

/** What takes a transition: its event, its delay or `always`. */
export const triggerOf = ({ event, delay }: ChartTransition) =>
  delay === undefined ? event || 'always' : `after ${delay}`

/** A transition in words: its trigger, and its guards in brackets. */
export const labelOf = (transition: ChartTransition) =>
  transition.guards
    ? `${triggerOf(transition)} [${transition.guards.join(' and ')}]`
    : triggerOf(transition)

/** A transition as UML writes it: `event [guard] / action`. */
export const lineOf = (transition: ChartTransition) =>
  [labelOf(transition), transition.actions.join(', ')].filter(Boolean).join(' / ')

/** How large a machine is; its first node is the machine itself. */
export const countsOf = (chart: Chart) =>
  `${chart.nodes.length - 1} states · ${transitionsIn(chart).length} transitions`
