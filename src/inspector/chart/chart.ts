/** One line of an edge's label: a transition that can be taken on its own. */
export interface ChartTransition {
  /** `source id / event type / which of several for it`; what runs is told apart by the same. */
  id: string
  /** Empty for `always`. */
  event: string
  /** What a delay is called, or its milliseconds. */
  delay?: string
  guard?: string
  actions: string[]
}

export interface ChartNode {
  id: string
  key: string
  parent?: string
  type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history'
  /** Entered first, when its parent is. */
  initial: boolean
  x: number
  y: number
  width: number
  height: number
  /** Taken without leaving the state. */
  inner: ChartTransition[]
}

export interface ChartEdge {
  source: string
  target: string
  /** An SVG path from border to border, with rounded bends. */
  path: string
  label: { x: number; y: number; width: number; height: number }
  transitions: ChartTransition[]
}

/** A machine as it is drawn: states before those inside of them. */
export interface Chart {
  id: string
  /** Changes when the machine's states or transitions do. */
  hash: string
  width: number
  height: number
  nodes: ChartNode[]
  edges: ChartEdge[]
  /** Paths from a dot to the state that is entered first. */
  starts: string[]
}

/** How large the parts of a chart are, for the layout and for the drawing. */
export const measures = {
  character: 6.8,
  titleHeight: 30,
  rowHeight: 20,
  padding: 14,
  radius: 10,
  dotSize: 8,
} as const

/** What a transition waits for, in words. */
export const triggerOf = ({ event, delay }: Pick<ChartTransition, 'event' | 'delay'>) =>
  delay === undefined ? event || 'always' : `after ${delay}`
