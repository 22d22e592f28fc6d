/** One transition: a line of an edge's label. */
export interface ChartTransition {
  /** `source/event/index`, as `transitionId` writes it for the running machine. */
  id: string
  /** Empty for `always`. */
  event: string
  /** The delay's name, or its milliseconds. */
  delay?: string
  guard?: string
  actions: string[]
}

export interface ChartNode {
  id: string
  key: string
  parent?: string
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  /** Whether it is its parent's initial state. */
  initial: boolean
  x: number
  y: number
  width: number
  height: number
  /** Transitions without a target. */
  inner: ChartTransition[]
}

export interface ChartEdge {
  source: string
  target: string
  /** An SVG path from border to border. */
  path: string
  label: { x: number; y: number; width: number; height: number }
  transitions: ChartTransition[]
}

/** The layout of a machine; parents come before their children. */
export interface Chart {
  id: string
  /** Changes with the machine's states and transitions. */
  hash: string
  width: number
  height: number
  nodes: ChartNode[]
  edges: ChartEdge[]
  /** Paths from a dot to an initial state. */
  starts: string[]
}

/** Sizes in chart units, for the layout and the drawing. */
export const measures = {
  character: 6.8,
  titleHeight: 30,
  rowHeight: 20,
  padding: 14,
  radius: 10,
  dotSize: 8,
} as const

/** A transition in words: its event, its delay or `always`, and its guard in brackets. */
export const labelOf = ({ event, delay, guard }: ChartTransition) => {
  const trigger = delay === undefined ? event || 'always' : `after ${delay}`
  return guard === undefined ? trigger : `${trigger} [${guard}]`
}
