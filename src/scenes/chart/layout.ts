import { type Chart, type ChartBlock, GRID, type Obstacle } from './chart'

export interface PlacedBlock {
  machine: string
  block: ChartBlock
  x: number
  y: number
}

const MARGIN = GRID // to the canvas's edge
const CLEARANCE = GRID / 2 // around an obstacle

const meets = (one: Obstacle, other: Obstacle) =>
  one.x < other.x + other.width + CLEARANCE &&
  other.x < one.x + one.width + CLEARANCE &&
  one.y < other.y + other.height + CLEARANCE &&
  other.y < one.y + one.height + CLEARANCE

/** The first free place on the dot grid, row by row from the right: words begin at the left. */
const findPlace = (
  { width, height }: ChartBlock,
  canvas: { width: number; height: number },
  taken: readonly Obstacle[],
) => {
  const lastX = Math.floor((canvas.width - width - MARGIN) / GRID) * GRID
  for (let y = MARGIN; y + height <= canvas.height - MARGIN; y += GRID) {
    for (let x = lastX; x >= MARGIN; x -= GRID) {
      const place = { x, y, width, height }
      if (!taken.some((other) => meets(place, other))) return place
    }
  }
}

/**
 * Places each machine's chart where nothing else stands, horizontal or vertical. A chart that finds
 * no room is left out, so that none runs behind words.
 */
export const placeBlocks = (
  chart: Chart,
  canvas: { width: number; height: number },
  obstacles: readonly Obstacle[],
): PlacedBlock[] => {
  const placed: PlacedBlock[] = []
  const taken = [...obstacles]
  for (const [machine, shapes] of Object.entries(chart)) {
    for (const block of shapes) {
      const place = findPlace(block, canvas, taken)
      if (!place) continue
      placed.push({ machine, block, x: place.x, y: place.y })
      taken.push(place)
      break
    }
  }
  return placed
}
