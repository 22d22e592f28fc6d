import { fade, mix } from './color.ts'
import { lerp, progress } from './easing.ts'
import { average, type Candle, read } from './crypto-market.ts'
import type { Palette, SceneContext } from './scene.ts'

const PITCH = 46
const BODY = 28
const WICK = 5
const LEAST_BODY = 4
const VOLUME = { height: 104, alpha: 0.34 }
const OLDEST_ALPHA = 0.25
const AVERAGE = { width: 5, alpha: 0.8 }

/**
 * Positions in units: the present, how far the price line runs ahead, the edges, and the foot of
 * volumes.
 */
export const CHART = { now: 1290, lead: PITCH / 2, top: 344, bottom: 812, floor: 936 }

/** The y of a price. */
export const heightOf = (price: number) => lerp(CHART.bottom, CHART.top, price)

/** The middle of a candle. */
export const xAt = (index: number, now: number) => CHART.now + (index - now + 0.5) * PITCH

/** The candle nearest to an x, among the candles drawn. */
export const indexAt = (x: number, now: number) =>
  Math.min(Math.floor(now), Math.round((x - CHART.now) / PITCH + now - 0.5))

/** The candle that reaches beyond the left edge. */
const oldestAt = (now: number) => Math.floor(now) - Math.ceil(CHART.now / PITCH) - 1

/** Draws the market from the present back to the left edge. Times are in candles. */
export const createTape = (context: SceneContext, palette: Palette) => {
  const falling = mix(palette.ink, palette.muted, 0.62)
  const shade = context.createLinearGradient(0, CHART.top, 0, CHART.bottom)
  shade.addColorStop(0, fade(palette.hue, 0.2))
  shade.addColorStop(1, fade(palette.hue, 0))

  const drawCandle = (candle: Candle, x: number) => {
    const top = heightOf(Math.max(candle.open, candle.close))
    const bottom = heightOf(Math.min(candle.open, candle.close))
    const high = heightOf(candle.high)
    const volume = candle.volume * VOLUME.height
    context.fillStyle = candle.close >= candle.open ? palette.hue : falling
    context.fillRect(x - WICK / 2, high, WICK, top - high)
    context.fillRect(x - WICK / 2, bottom, WICK, heightOf(candle.low) - bottom)
    context.fillRect(x - BODY / 2, top, BODY, Math.max(LEAST_BODY, bottom - top))
    context.globalAlpha *= VOLUME.alpha
    context.fillRect(x - BODY / 2, CHART.floor - volume, BODY, volume)
  }

  const drawCandles = (now: number) => {
    for (let index = oldestAt(now); index <= now; index += 1) {
      const x = xAt(index, now)
      context.globalAlpha = lerp(OLDEST_ALPHA, 1, progress(x, 0, CHART.now * 0.6))
      drawCandle(read(index, now), x)
    }
    context.globalAlpha = 1
  }

  /** The average as a line with a shade below it. */
  const drawAverage = (now: number) => {
    const oldest = oldestAt(now)
    const end = CHART.now + CHART.lead
    let x = xAt(oldest, now)
    let y = heightOf(average(oldest))
    const start = x
    context.beginPath()
    context.moveTo(x, y)
    for (let index = oldest + 1; index <= now; index += 1) {
      const nextX = xAt(index, now)
      const nextY = heightOf(average(index))
      context.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2)
      x = nextX
      y = nextY
    }
    context.quadraticCurveTo(x, y, end, heightOf(average(now)))
    context.strokeStyle = palette.text
    context.lineWidth = AVERAGE.width
    context.globalAlpha = AVERAGE.alpha
    context.stroke()
    context.globalAlpha = 1
    context.lineTo(end, CHART.bottom)
    context.lineTo(start, CHART.bottom)
    context.fillStyle = shade
    context.fill()
  }

  return { drawCandles, drawAverage }
}
