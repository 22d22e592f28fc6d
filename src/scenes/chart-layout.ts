import { type Chart, type ChartBlock, GRID } from './chart'

export interface PlacedBlock {
  machine: string
  block: ChartBlock
  x: number
  y: number
}

const GAP = 3 * GRID
const MARGIN = GRID

const snap = (value: number) => Math.round(value / GRID) * GRID

const widthOf = (row: readonly PlacedBlock[]) =>
  row.reduce((sum, { block }) => sum + block.width + GAP, -GAP)

/**
 * Sets the blocks in rows on the dot grid, spread over the whole canvas. What finds no room is left
 * out: a small window gets a quieter chart.
 */
export const placeBlocks = (chart: Chart, width: number, height: number): PlacedBlock[] => {
  const rows: PlacedBlock[][] = []
  const room = width - 2 * MARGIN
  for (const [machine, block] of Object.entries(chart)) {
    if (block.width > room) continue
    const placed = { machine, block, x: 0, y: 0 }
    const row = rows.find((blocks) => widthOf([...blocks, placed]) <= room)
    if (row) row.push(placed)
    else rows.push([placed])
  }

  const heights = rows.map((row) => Math.max(...row.map(({ block }) => block.height)))
  while (heights.reduce((sum, tall) => sum + tall + GAP, GAP) > height && heights.length > 1) {
    heights.pop()
    rows.pop()
  }
  const spare = Math.max(0, height - heights.reduce((sum, tall) => sum + tall, 0))
  const between = spare / (rows.length + 1)

  let y = between
  for (const [index, row] of rows.entries()) {
    const gap = GAP + (room - widthOf(row)) / Math.max(1, row.length)
    // Every other row begins further in, so that the blocks do not stand in columns.
    let x = MARGIN + (index % 2 ? gap - GAP : (gap - GAP) / 2)
    for (const placed of row) {
      placed.x = Math.min(snap(x), snap(width - placed.block.width))
      placed.y = snap(y)
      x += placed.block.width + gap
    }
    y += heights[index]! + between
  }
  return rows.flat()
}
