/** The layout of one machine on the dot grid. Lengths are CSS pixels. */
export interface ChartBlock {
  width: number
  height: number
  nodes: ChartNode[]
  /** The corners of each edge, from its source to its target. */
  edges: (readonly [x: number, y: number])[][]
  /** The index in `edges` of a transition, by `transitionId`. */
  edgeOf: Record<string, number>
}

interface ChartNode {
  /** XState's, for example `menu.closed`. */
  id: string
  /** The state's key, for example `closed`. */
  label: string
  x: number
  y: number
}

/** By the machine's id: a horizontal and a vertical layout, of which one may fit. */
export type Chart = Record<string, readonly ChartBlock[]>

/** An area that charts keep clear of. CSS pixels of the canvas. */
export interface Obstacle {
  x: number
  y: number
  width: number
  height: number
}

/** What the page tells the chart. */
export type ChartUpdate =
  /** The active states of all actors. */
  | { type: 'active'; ids: readonly string[] }
  /** A transition was taken. Without an edge its source flashes. */
  | { type: 'taken'; machine: string; edge: number | undefined; source: string }
  /** The areas that lie over the chart now. */
  | { type: 'obstacles'; obstacles: readonly Obstacle[] }
  /** Without motion each change is shown at once. */
  | { type: 'still'; isStill: boolean }
  /** The pointer in pixels of the canvas; null when it has left. */
  | { type: 'pointer'; at: readonly [x: number, y: number] | null }

/** CSS pixels. */
export const GRID = 26
export const NODE = { width: 2 * GRID, height: GRID }
