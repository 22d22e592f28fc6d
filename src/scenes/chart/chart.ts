/** One machine of the hero's chart, laid out on the dot grid. Lengths are CSS pixels. */
export interface ChartBlock {
  width: number
  height: number
  nodes: ChartNode[]
  /** The corners of each edge, from its source to its target. */
  edges: (readonly [x: number, y: number])[][]
  /** Which edge a transition runs along, by `transitionId`. */
  edgeOf: Record<string, number>
}

interface ChartNode {
  /** XState's own, for example `menu.closed`. */
  id: string
  /** The state's name. */
  label: string
  x: number
  y: number
}

/** By the id of the machine; each lies down and stands up, to fit where there is room. */
export type Chart = Record<string, readonly ChartBlock[]>

/** Where something stands that the chart must not run through. CSS pixels of the canvas. */
export interface Obstacle {
  x: number
  y: number
  width: number
  height: number
  /** Nothing is seen behind it, not even a quiet chart. */
  isSolid?: boolean
}

/** What happens on the page, as far as the chart shows it. */
export type ChartUpdate =
  /** The states that are active now, of all actors together. */
  | { type: 'active'; ids: readonly string[] }
  /** A transition was taken; without an edge its source only flashes. */
  | { type: 'taken'; machine: string; edge: number | undefined; source: string }
  /** What stands before the chart now. */
  | { type: 'obstacles'; obstacles: readonly Obstacle[] }
  /** Without motion everything is at its end at once. */
  | { type: 'still'; isStill: boolean }
  /** The pointer, in pixels of the canvas; null when it has left. */
  | { type: 'pointer'; at: readonly [x: number, y: number] | null }

/** CSS pixels. */
export const GRID = 26
export const NODE = { width: 2 * GRID, height: GRID }
