import { createBrush } from '../brush'
import { FULL, lerp } from '../easing'
import type { Palette, SceneContext } from '../scene'

const ORBIT_SECONDS = 12
const TILT = -0.42 // radians: of the orbits
const FLATNESS = 0.36
const TAIL = { arc: 2.2, pieces: 20, width: 5 }
const WAIST = 0.13 // how far a star's sides bend inwards, as a share of its size

// The heavier star has the smaller orbit.
const STARS = [
  { orbit: 112, size: 160, turn: 0 },
  { orbit: 244, size: 88, turn: Math.PI },
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

/** Draws two stars that orbit the origin. */
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

  const drawStar = (which: 0 | 1, time: number) => {
    const { orbit, size, turn } = STARS[which]
    const angle = (time / ORBIT_SECONDS) * FULL + turn
    const x = Math.cos(angle) * orbit
    const y = Math.sin(angle) * orbit * FLATNESS
    const extent = size * lerp(0.83, 1.16, (Math.sin(angle) + 1) / 2)

    drawTail(orbit, angle)
    context.globalAlpha = 0.8
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

  return (time: number, hairline: number) => {
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
    drawStar(heavyIsNear ? 1 : 0, time)
    drawStar(heavyIsNear ? 0 : 1, time)
    context.restore()
  }
}
