import { createBrush, font } from './brush.ts'
import { fade, mix } from './color.ts'
import { lerp } from './easing.ts'
import { createCrosshair } from './crypto-crosshair.ts'
import { price } from './crypto-market.ts'
import { follow, type Pointed } from './pointer.ts'
import type { Scene, Touching } from './scene.ts'
import { onArtboard, WIDTH } from './artboard.ts'
import { CHART, createTape, heightOf } from './crypto-tape.ts'

export const still = 103.6
export const fps = 15 // its tape moves less than a pixel between two

const CANDLE_SECONDS = 1.6
const TICK_SECONDS = 0.2 // between two figures, so that they can be read
const PULSE_SECONDS = 1.6
const DAY = 24 // candles over which the change is measured

const MARGIN = 96
const AXIS = { from: 1352, text: 1376, to: 1516 }
const TAG = { width: 164, height: 68, radius: 14, baseline: 13 }
const CHANGE = { x: 644, y: 232, height: 76, padding: 30, text: 74, letter: 23 }

/** Dollars. `low` and `high` are the prices 0 and 1. */
const PRICE = { low: 61_400, high: 68_600, grid: [62_000, 64_000, 66_000, 68_000] }

/** A price, 0..1, in dollars. */
const dollars = (share: number) => lerp(PRICE.low, PRICE.high, share)

const grouped = (amount: number) =>
  `${Math.floor(amount / 1000)},${String(Math.floor(amount % 1000)).padStart(3, '0')}`

const write = (share: number) => grouped(dollars(share))

/** The crosshair follows the pointer. */
export const touch: Touching<Pointed> = () => follow

/** An endless candlestick chart whose last candle is still forming. */
export const scene: Scene = (context, palette) => {
  const { createGlow, disc, line, print, ring, shine, slab } = createBrush(context)
  const { ink, hue, text, muted, lineStrong } = palette
  const grid = mix(ink, lineStrong, 0.45)
  const pill = mix(ink, hue, 0.16)
  const glow = createGlow(hue, 0.5)
  const { drawCandles, drawAverage } = createTape(context, palette)
  const drawCrosshair = createCrosshair(context, palette, write)

  const drawGrid = (hairline: number) => {
    context.font = font('mono', 30)
    for (const amount of PRICE.grid) {
      const y = heightOf((amount - PRICE.low) / (PRICE.high - PRICE.low))
      line(grid, hairline, [0, y], [AXIS.from, y])
      line(grid, hairline, [AXIS.to, y], [WIDTH, y])
      print(muted, grouped(amount), AXIS.text, y + 10)
    }
  }

  const drawPriceLine = (y: number, pulse: number) => {
    const x = CHART.now + CHART.lead
    context.setLineDash([4, 12])
    line(hue, 3, [AXIS.from, y], [0, y])
    context.setLineDash([])
    shine(glow, x, y, 110)
    ring(fade(hue, 1 - pulse), 4, x, y, 14 + 40 * pulse)
    disc(text, x, y, 11)
  }

  const drawTag = (y: number, amount: string) => {
    slab(hue, AXIS.from, y - TAG.height / 2, TAG.width, TAG.height, TAG.radius)
    context.font = font('mono', 34)
    print(ink, amount, AXIS.text - 4, y + TAG.baseline)
  }

  const drawChange = (change: number) => {
    const { x, y } = CHANGE
    const percent = `${(Math.abs(change) * 100).toFixed(2)}%`
    const width = CHANGE.text + CHANGE.letter * percent.length + CHANGE.padding
    const up = change >= 0 ? 1 : -1
    slab(pill, x, y - CHANGE.height / 2, width, CHANGE.height, CHANGE.height / 2)
    context.fillStyle = hue
    context.beginPath()
    context.moveTo(x + 44, y - 13 * up)
    context.lineTo(x + 58, y + 11 * up)
    context.lineTo(x + 30, y + 11 * up)
    context.fill()
    context.font = font('mono', 38)
    print(hue, percent, x + CHANGE.text, y + 14)
  }

  const drawHeader = (amount: string) => {
    context.font = font('mono', 36)
    print(muted, 'BTC / USD', MARGIN, 136)
    context.font = font('display', 156)
    print(text, amount, MARGIN - 8, 280)
  }

  return onArtboard(context, ink, (time, hairline, pointed: Pointed | undefined) => {
    const now = time / CANDLE_SECONDS
    const ticked = (Math.floor(time / TICK_SECONDS) * TICK_SECONDS) / CANDLE_SECONDS
    const y = heightOf(price(now))
    const amount = dollars(price(ticked))
    drawGrid(hairline)
    drawAverage(now)
    drawCandles(now)
    drawPriceLine(y, (time % PULSE_SECONDS) / PULSE_SECONDS)
    if (pointed) drawCrosshair(pointed, time, now)
    drawTag(y, grouped(amount))
    drawHeader(grouped(amount))
    drawChange(amount / dollars(price(ticked - DAY)) - 1)
  })
}
