import { createBrush, font } from './brush.ts'
import { wrap } from './easing.ts'
import { type Candle, read } from './crypto-market.ts'
import { type Pointed, presence } from './pointer.ts'
import type { Palette, SceneContext } from './scene.ts'
import { CHART, heightOf, indexAt, xAt } from './crypto-tape.ts'

const MINUTES = 15 // to a candle
const DAY = 24 * 60
const READING = { x: 1036, y: 132, column: 254, row: 54, value: 46, size: 40 }
const AXIS = { text: 1372, width: 164, height: 56, radius: 14 }

const clockOf = (index: number) => {
  const minutes = wrap(index * MINUTES, DAY)
  return [Math.floor(minutes / 60), minutes % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
}

/**
 * Draws a crosshair where the pointer is, and the figures of the candle there. Times are in
 * candles.
 *
 * @param write writes a price, 0..1, as text
 */
export const createCrosshair = (
  context: SceneContext,
  palette: Palette,
  write: (price: number) => string,
) => {
  const { line, ring, slab, print } = createBrush(context)
  const { inset, lineStrong, text, muted } = palette

  const drawReading = (index: number, { open, high, low, close }: Candle) => {
    context.font = font('mono', READING.size)
    print(text, clockOf(index), READING.x, READING.y)
    const figures = { O: open, H: high, L: low, C: close }
    for (const [cell, [name, price]] of Object.entries(figures).entries()) {
      const x = READING.x + (cell % 2) * READING.column
      const y = READING.y + (1 + Math.floor(cell / 2)) * READING.row
      print(muted, name, x, y)
      print(text, write(price), x + READING.value, y)
    }
  }

  return (pointed: Pointed, time: number, now: number) => {
    context.globalAlpha = presence(pointed, time)
    if (context.globalAlpha === 0) return
    const index = indexAt(Math.max(0, pointed.x), now)
    const candle = read(index, now)
    const x = xAt(index, now)
    const y = Math.min(CHART.bottom, Math.max(CHART.top, pointed.y))
    line(lineStrong, 3, [x, CHART.top - 24], [x, CHART.floor])
    line(lineStrong, 3, [0, y], [AXIS.text - 20, y])
    ring(text, 3, x, heightOf(candle.close), 12)
    slab(inset, AXIS.text - 20, y - AXIS.height / 2, AXIS.width, AXIS.height, AXIS.radius)
    context.font = font('mono', 30)
    print(text, write((CHART.bottom - y) / (CHART.bottom - CHART.top)), AXIS.text, y + 11)
    drawReading(index, candle)
    context.globalAlpha = 1
  }
}
