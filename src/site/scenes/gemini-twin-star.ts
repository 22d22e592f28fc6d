import { createBrush } from './brush.ts'
import { FULL, lerp } from './easing.ts'
import type { Palette, SceneContext } from './scene.ts'

const ORBIT_SECONDS = 12
const BREATHS = 5 // per orbit
const TILT = -0.42 // radians: of the orbits
const FLATNESS = 0.36
const TAIL = { arc: 2.2, pieces: 20, width: 5 }
const WAIST = 0.13 // how far a star's sides bend inwards, as a share of its size

// The heavier star has the smaller orbit.
const STARS = [
  { orbit: 112, size: 160, phase: 0 },
  { orbit: 244, size: 88, phase: Math.PI },
] as const

/** Makes a four-pointed star at the origin the current path. */
export const traceStar = (context: SceneContext, size: number) => {
  const waist = size * WAIST
  context.beginPath()
  context.moveTo(0, -size)
  context.quadraticCurveTo(waist, -waist, size, 0)
  context.quadraticCurveTo(waist, waist, 0, size)
  context.quadraticCurveTo(-waist, waist, -size, 0)
  context.quadraticCurveTo(-waist, -waist, 0, -size)
}

/** Draws two stars that orbit the origin. `effort`, 0..1, makes them brighter. */
export const createTwinStar = (context: SceneContext, { hue, text, lineStrong }: Palette) => {
  const { createGlow, disc, shine } = createBrush(context)
  const glow = createGlow(hue, 0.75)

  const drawTail = (orbit: number, angle: number) => {
    context.strokeStyle = hue
    context.lineWidth = TAIL.width
    context.lineCap = 'butt' // round ends of two pieces would overlap
    const piece = TAIL.arc / TAIL.pieces
    for (let behind = 0; behind < TAIL.pieces; behind += 1) {
      const end = angle - behind * piece
      context.globalAlpha = (1 - behind / TAIL.pieces) ** 2
      context.beginPath()
      context.ellipse(0, 0, orbit, orbit * FLATNESS, 0, end - piece, end)
      context.stroke()
    }
  }

  const drawStar = (which: 0 | 1, time: number, effort: number) => {
    const { orbit, size, phase } = STARS[which]
    const travelled = (time / ORBIT_SECONDS) * FULL
    const angle = travelled + phase
    const x = Math.cos(angle) * orbit
    const y = Math.sin(angle) * orbit * FLATNESS
    const nearness = lerp(0.8, 1.12, (Math.sin(angle) + 1) / 2)
    const breath = 1 + 0.035 * Math.sin(travelled * BREATHS + phase) + 0.07 * effort
    const extent = size * nearness * breath

    drawTail(orbit, angle)
    context.globalAlpha = lerp(0.6, 1, effort)
    shine(glow, x, y, extent * 1.5)
    context.globalAlpha = 1
    context.save()
    context.translate(x, y)
    context.rotate(-TILT)
    traceStar(context, extent)
    context.fillStyle = which === 0 ? hue : text
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
    disc(lineStrong, 0, 0, 5)
    const heavyIsNear = Math.sin((time / ORBIT_SECONDS) * FULL) > 0
    drawStar(heavyIsNear ? 1 : 0, time, effort)
    drawStar(heavyIsNear ? 0 : 1, time, effort)
    context.restore()
  }
}
