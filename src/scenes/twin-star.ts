import { createGlow, disc, shine } from './brush'
import { lerp } from './easing'
import type { Palette, SceneContext } from './scene'

const FULL = Math.PI * 2
const ORBIT_SECONDS = 12
const TILT = -0.42 // radians, of the orbits on the sheet
const FLATNESS = 0.36
const TAIL = { arc: 2.2, pieces: 20 } // radians
const WAIST = 0.13 // how far a star's sides bend inwards

// The heavier star keeps nearer to what both go round.
const STARS = [
  { orbit: 112, size: 160, turn: 0 },
  { orbit: 244, size: 88, turn: Math.PI },
]

/** Makes a four-pointed star the current path. */
export const traceStar = (context: SceneContext, x: number, y: number, size: number) => {
  const waist = size * WAIST
  context.beginPath()
  context.moveTo(x, y - size)
  context.quadraticCurveTo(x + waist, y - waist, x + size, y)
  context.quadraticCurveTo(x + waist, y + waist, x, y + size)
  context.quadraticCurveTo(x - waist, y + waist, x - size, y)
  context.quadraticCurveTo(x - waist, y - waist, x, y - size)
}

/** Two stars about their common middle, at the origin. `effort`, 0..1, makes them shine. */
export const createTwinStar = (context: SceneContext, { hue, text, lineStrong }: Palette) => {
  const glow = createGlow(context, hue, 0.75)

  const drawStar = (index: number, time: number, effort: number) => {
    const { orbit, size, turn } = STARS[index]!
    const angle = (time / ORBIT_SECONDS) * FULL + turn
    const x = Math.cos(angle) * orbit
    const y = Math.sin(angle) * orbit * FLATNESS
    const near = lerp(0.8, 1.12, (Math.sin(angle) + 1) / 2)
    const twinkle = 1 + 0.035 * Math.sin((time / ORBIT_SECONDS) * FULL * 5 + turn) + 0.07 * effort
    const extent = size * near * twinkle

    context.strokeStyle = hue
    context.lineWidth = 5
    context.lineCap = 'butt' // round ends would show where two pieces meet
    for (let piece = 0; piece < TAIL.pieces; piece += 1) {
      const from = angle - (TAIL.arc * (piece + 1)) / TAIL.pieces
      context.globalAlpha = (1 - piece / TAIL.pieces) ** 2
      context.beginPath()
      context.ellipse(0, 0, orbit, orbit * FLATNESS, 0, from, from + TAIL.arc / TAIL.pieces)
      context.stroke()
    }
    context.globalAlpha = lerp(0.6, 1, effort)
    shine(context, glow, x, y, extent * 1.5)
    context.globalAlpha = 1
    context.save()
    context.translate(x, y)
    context.rotate(-TILT)
    traceStar(context, 0, 0, extent)
    context.fillStyle = index === 0 ? hue : text
    context.fill()
    context.restore()
  }

  return (time: number, effort: number, hairline: number) => {
    context.save()
    context.rotate(TILT)
    context.strokeStyle = lineStrong
    context.lineWidth = hairline
    for (const { orbit } of STARS) {
      context.beginPath()
      context.ellipse(0, 0, orbit, orbit * FLATNESS, 0, 0, FULL)
      context.stroke()
    }
    disc(context, lineStrong, 0, 0, 5)
    const heavyIsNear = Math.sin((time / ORBIT_SECONDS) * FULL) > 0
    drawStar(heavyIsNear ? 1 : 0, time, effort)
    drawStar(heavyIsNear ? 0 : 1, time, effort)
    context.restore()
  }
}
