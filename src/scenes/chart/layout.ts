import { type Chart, type ChartBlock, GRID, type Obstacle } from './chart'

export interface PlacedBlock {
  machine: string
  block: ChartBlock
  x: number
  y: number
  /** It runs behind words, and must not disturb them. */
  isQuiet: boolean
}

const MARGIN = GRID // to the canvas's edge
const CLEARANCE = GRID / 2 // around an obstacle
/** Fewer clear places than this are made up for with quiet ones. */
const FEWEST = 1

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
 * Sets each machine's chart where nothing else stands, lying or upright. What finds no room is left
 * out: a small window gets a quieter chart.
 */
export const placeBlocks = (
  chart: Chart,
  canvas: { width: number; height: number },
  obstacles: readonly Obstacle[],
): PlacedBlock[] => {
  const placed: PlacedBlock[] = []
  const set = (taken: readonly Obstacle[], isQuiet: boolean) => {
    for (const [machine, shapes] of Object.entries(chart)) {
      if (placed.some((block) => block.machine === machine)) continue
      if (isQuiet && placed.length >= FEWEST) return
      const others = placed.map(({ block, x, y }) => ({
        x,
        y,
        width: block.width,
        height: block.height,
      }))
      for (const block of shapes) {
        const place = findPlace(block, canvas, [...taken, ...others])
        if (!place) continue
        placed.push({ machine, block, x: place.x, y: place.y, isQuiet })
        break
      }
    }
  }
  set(obstacles, false)
  set(
    obstacles.filter(({ isSolid }) => isSolid),
    true,
  )
  return placed
}
