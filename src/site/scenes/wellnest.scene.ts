import { createBrush, font } from './brush.ts'
import { fade, mix } from './color.ts'
import { easeOut, FULL, lerp, progress, smooth, wrap } from './easing.ts'
import type { Scene, Touching } from './scene.ts'
import { onArtboard, WIDTH } from './artboard.ts'

export const still = 3.4
export const fps = 24 // its pulse is the only thing that runs

/** The phases of a breath, in seconds. Six breaths make a minute. */
const BREATH = [
  { word: 'Breathe in', from: 0, to: 4 },
  { word: 'Hold', from: 4, to: 5 },
  { word: 'Breathe out', from: 5, to: 10 },
] as const
const [inward, , outward] = BREATH
const BREATH_SECONDS = 10
const HELD = 4.5 // the moment at which a breath that is held stays
const CHANGE_SECONDS = 0.25 // from one word to the next

const BEAT_SECONDS = 1 // sixty beats a minute, ten to a breath
const BEAT_LENGTH = 400 // units that the pulse travels per beat
const PEAK = 0.32 // share of a beat at which the trace peaks
const WAVES = [
  { at: 0.2, width: 0.026, rise: 16 },
  { at: 0.297, width: 0.008, rise: -24 },
  { at: PEAK, width: 0.0095, rise: 176 },
  { at: 0.345, width: 0.009, rise: -48 },
  { at: 0.54, width: 0.042, rise: 32 },
]
const STEP = 3 // units between two points of the trace

const CENTER = { x: 800, y: 500 }
const RADIUS = { least: 250, most: 322 }
const HALO = 1.46 // radii
const RIPPLE = 110
const TICK = { count: 120, inset: 34, short: 12, long: 24 }

/** A breath that was led by hand: at a second of the scene, it was at a moment of a breath. */
interface Breath {
  isHeld: boolean
  at: number
  moment: number
}

/**
 * The moment of a breath at a time. Held, the breath goes in and stays there; let go, it goes out,
 * and then by itself.
 */
const momentAt = (breath: Breath | undefined, time: number) => {
  if (!breath) return time % BREATH_SECONDS
  const moment = breath.moment + time - breath.at
  return breath.isHeld ? Math.min(moment, HELD) : moment % BREATH_SECONDS
}

/**
 * The moment of the other half of a breath with as much air: breathing in for breathing out, or the
 * reverse.
 */
const mirrored = (moment: number) => {
  const ratio = (outward.to - outward.from) / inward.to
  return moment < inward.to ? outward.to - moment * ratio : (outward.to - moment) / ratio
}

/** A held press breathes in. */
export const touch: Touching<Breath> =
  () =>
  (state, { type, time }) => {
    const moment = momentAt(state, time)
    if (type === 'press') {
      const begun = moment < outward.from ? moment : mirrored(moment)
      return { isHeld: true, at: time, moment: begun }
    }
    if (!state?.isHeld || type === 'move') return state
    const left = moment < inward.to ? mirrored(moment) : outward.from
    return { isHeld: false, at: time, moment: left }
  }

/** The height of the heartbeat's trace, as in an electrocardiogram. */
const riseAt = (x: number, time: number) => {
  const beat = wrap(time / BEAT_SECONDS - x / BEAT_LENGTH, 1)
  return WAVES.reduce(
    (sum, { at, width, rise }) => sum + rise * Math.exp(-(((beat - at) / width) ** 2)),
    0,
  )
}

/** A ring that breathes, and a pulse trace that runs through it. */
export const scene: Scene = (context, { ink, hue, text, muted, lineStrong }) => {
  const { createGlow, disc, halo, print, ring } = createBrush(context)
  const unlit = mix(ink, lineStrong, 0.8)
  const core = mix(ink, hue, 0.09)
  const air = createGlow(hue, 0.28, 0.98, HALO)
  const trace = context.createLinearGradient(0, 0, WIDTH, 0)
  trace.addColorStop(0, fade(hue, 0))
  trace.addColorStop(0.16, hue)
  trace.addColorStop(0.84, hue)
  trace.addColorStop(1, fade(hue, 0))

  const drawTrace = (time: number, hairline: number) => {
    context.strokeStyle = trace
    context.lineWidth = Math.max(6, hairline * 1.5)
    context.beginPath()
    for (let x = 0; x <= WIDTH; x += STEP) context.lineTo(x, CENTER.y - riseAt(x, time))
    context.stroke()
  }

  const drawRipple = (radius: number, time: number) => {
    const reached = (CENTER.x - radius) / BEAT_LENGTH + PEAK // beats until the peak is at the ring
    const spread = easeOut(wrap(time / BEAT_SECONDS - reached, 1))
    ring(fade(hue, 0.6 * (1 - spread)), 4, CENTER.x, CENTER.y, radius + RIPPLE * spread)
  }

  const drawRing = (radius: number) => {
    halo(air, CENTER.x, CENTER.y, radius, HALO)
    disc(core, CENTER.x, CENTER.y, radius)
    ring(hue, 10, CENTER.x, CENTER.y, radius)
  }

  const drawTicks = (radius: number, lit: number) => {
    context.lineWidth = 5
    const outer = radius - TICK.inset
    const drawSpan = (color: string, from: number, to: number) => {
      context.strokeStyle = color
      context.beginPath()
      for (let tick = from; tick < to; tick += 1) {
        const angle = (tick / TICK.count) * FULL - Math.PI / 2
        const inner = outer - (tick % 10 === 0 ? TICK.long : TICK.short)
        const x = Math.cos(angle)
        const y = Math.sin(angle)
        context.moveTo(CENTER.x + x * inner, CENTER.y + y * inner)
        context.lineTo(CENTER.x + x * outer, CENTER.y + y * outer)
      }
      context.stroke()
    }
    const reached = Math.ceil(lit * TICK.count)
    drawSpan(unlit, reached, TICK.count)
    drawSpan(hue, 0, reached)
  }

  const drawWords = (moment: number) => {
    const { word, from, to } = BREATH.find((phase) => moment < phase.to) ?? BREATH[0]
    context.globalAlpha = Math.min(
      progress(moment, from, CHANGE_SECONDS),
      1 - progress(moment, to - CHANGE_SECONDS, CHANGE_SECONDS),
    )
    context.textAlign = 'center'
    context.font = font('display', 60)
    print(text, word, CENTER.x, CENTER.y + 6)
    context.globalAlpha = 1
    context.font = font('mono', 44)
    print(muted, String(Math.ceil(to - moment)), CENTER.x, CENTER.y + 82)
  }

  return onArtboard(context, ink, (time, hairline, led: Breath | undefined) => {
    const moment = momentAt(led, time)
    const breath =
      smooth(progress(moment, inward.from, inward.to)) -
      smooth(progress(moment, outward.from, outward.to - outward.from))
    const radius = lerp(RADIUS.least, RADIUS.most, breath)
    drawTrace(time, hairline)
    drawRipple(radius, time)
    drawRing(radius)
    drawTicks(radius, breath)
    drawWords(moment)
  })
}
