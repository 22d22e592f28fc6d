import { createGlow, disc, font, ring, shine, slab } from './brush'
import { fade, mix } from './color'
import { lerp, progress } from './easing'
import { type Candle, createMarket } from './market'
import type { Scene } from './scene'
import { onStage, type Stage } from './stage'

export const still = 14

const CANDLE_SECONDS = 1.6
const TICK_SECONDS = 0.2 // the figures change no faster than they can be read
const DAY = 24 // candles that the change is counted over
const PULSE_SECONDS = 1.6

const PITCH = 46
const BODY = 28
const NOW = 1290
const AXIS = 1376
const MARGIN = 96
const CHART = { top: 344, bottom: 812 }
const CHANGE = { x: 640, y: 232 }
const VOLUME = { bottom: 936, height: 104 }

const PRICE = { low: 61_400, high: 68_600, gridStep: 1000 }

const dollars = (value: number) => lerp(PRICE.low, PRICE.high, value)
const height = (value: number) => lerp(CHART.bottom, CHART.top, value)
const gridHeight = (price: number) => height((price - PRICE.low) / (PRICE.high - PRICE.low))

const grouped = (price: number) => {
  const whole = Math.floor(price)
  return `${Math.floor(whole / 1000)},${String(whole % 1000).padStart(3, '0')}`
}

/** A candlestick tape that never ends, the last candle still forming. */
export const scene: Scene = (context, { palette, random }) => {
  const ground = palette.ink
  const falling = mix(ground, palette.muted, 0.62)
  const grid = mix(ground, palette.lineStrong, 0.45)
  const pill = mix(ground, palette.hue, 0.16)
  const shade = context.createLinearGradient(0, CHART.top, 0, CHART.bottom)
  shade.addColorStop(0, fade(palette.hue, 0.2))
  shade.addColorStop(1, fade(palette.hue, 0))
  const glow = createGlow(context, palette.hue, 0.5)
  const market = createMarket(Math.floor(random() * 2 ** 32))
  const candle: Candle = { open: 0, close: 0, low: 0, high: 0, volume: 0 }

  const drawGrid = (now: number, { left, right, hairline }: Stage) => {
    const tag = height(market.price(now))
    context.strokeStyle = grid
    context.lineWidth = hairline
    context.fillStyle = palette.muted
    context.font = font('mono', 400, 30)
    context.textAlign = 'left'
    context.textBaseline = 'middle'
    context.beginPath()
    for (let price = 62_000; price <= PRICE.high; price += 2 * PRICE.gridStep) {
      const y = gridHeight(price)
      context.moveTo(left, y)
      context.lineTo(AXIS - 24, y)
      context.moveTo(AXIS + 140, y)
      context.lineTo(right, y)
      context.globalAlpha = progress(Math.abs(y - tag), 44, 24)
      context.fillText(grouped(price), AXIS, y)
    }
    context.globalAlpha = 1
    context.stroke()
  }

  const drawCandles = (now: number, { left }: Stage) => {
    const live = Math.floor(now)
    const oldest = live - Math.ceil((NOW - left) / PITCH) - 1
    for (let index = oldest; index <= live; index += 1) {
      market.read(candle, index, now)
      const x = NOW + (index - now + 0.5) * PITCH
      const rising = candle.close >= candle.open
      const top = height(Math.max(candle.open, candle.close))
      const bottom = height(Math.min(candle.open, candle.close))
      context.fillStyle = rising ? palette.hue : falling
      context.globalAlpha = lerp(0.25, 1, progress(x, left, NOW * 0.6))
      context.fillRect(x - 2.5, height(candle.high), 5, top - height(candle.high))
      context.fillRect(x - 2.5, bottom, 5, height(candle.low) - bottom)
      context.fillRect(x - BODY / 2, top, BODY, Math.max(4, bottom - top))
      context.globalAlpha *= 0.34
      const volume = candle.volume * VOLUME.height
      context.fillRect(x - BODY / 2, VOLUME.bottom - volume, BODY, volume)
    }
    context.globalAlpha = 1
  }

  const drawAverage = (now: number, { left }: Stage) => {
    const oldest = Math.floor(now) - Math.ceil((NOW - left) / PITCH) - 1
    let x = left - PITCH
    let y = height(market.average(oldest))
    context.beginPath()
    context.moveTo(x, y)
    for (let index = oldest + 1; index <= now; index += 1) {
      const nextX = NOW + (index - now + 0.5) * PITCH
      const nextY = height(market.average(index))
      context.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2)
      x = nextX
      y = nextY
    }
    context.quadraticCurveTo(x, y, NOW + PITCH / 2, height(market.average(now)))
    context.strokeStyle = palette.text
    context.lineWidth = 5
    context.globalAlpha = 0.8
    context.stroke()
    context.lineTo(NOW + PITCH / 2, CHART.bottom)
    context.lineTo(left, CHART.bottom)
    context.fillStyle = shade
    context.globalAlpha = 1
    context.fill()
  }

  const drawPriceLine = (now: number, ticked: number, pulse: number, { left }: Stage) => {
    const value = market.price(now)
    const x = NOW + PITCH / 2
    const y = height(value)
    context.strokeStyle = palette.hue
    context.lineWidth = 3
    context.setLineDash([4, 12])
    context.beginPath()
    context.moveTo(AXIS - 24, y)
    context.lineTo(left, y)
    context.stroke()
    context.setLineDash([])

    shine(context, glow, x, y, 110)
    context.lineWidth = 4
    ring(context, fade(palette.hue, 1 - pulse), x, y, 14 + 40 * pulse)
    disc(context, palette.text, x, y, 11)

    slab(context, palette.hue, AXIS - 24, y - 34, 164, 68, 14)
    context.fillStyle = palette.ink
    context.font = font('mono', 600, 34)
    context.fillText(grouped(dollars(market.price(ticked))), AXIS - 4, y + 2)
  }

  const drawHeader = (now: number, ticked: number) => {
    const price = dollars(market.price(ticked))
    const change = price / dollars(market.price(now - DAY)) - 1
    context.textBaseline = 'alphabetic'
    context.fillStyle = palette.muted
    context.font = font('mono', 500, 36)
    context.fillText('BTC / USD', MARGIN, 136)
    context.fillStyle = palette.text
    context.font = font('display', 650, 148)
    context.fillText(grouped(price), MARGIN - 8, 276)
    const up = change >= 0 ? 1 : -1
    const percent = `${(Math.abs(change) * 100).toFixed(2)}%`
    slab(context, pill, CHANGE.x, CHANGE.y - 38, 104 + 23 * percent.length, 76, 38)
    context.fillStyle = palette.hue
    context.beginPath()
    context.moveTo(CHANGE.x + 44, CHANGE.y - 13 * up)
    context.lineTo(CHANGE.x + 58, CHANGE.y + 11 * up)
    context.lineTo(CHANGE.x + 30, CHANGE.y + 11 * up)
    context.fill()
    context.font = font('mono', 600, 38)
    context.fillText(percent, CHANGE.x + 74, CHANGE.y + 14)
  }

  return onStage(context, ground, (time, stage) => {
    const now = time / CANDLE_SECONDS
    const ticked = (Math.floor(time / TICK_SECONDS) * TICK_SECONDS) / CANDLE_SECONDS
    drawGrid(now, stage)
    drawAverage(now, stage)
    drawCandles(now, stage)
    drawPriceLine(now, ticked, (time % PULSE_SECONDS) / PULSE_SECONDS, stage)
    drawHeader(now, ticked)
  })
}
