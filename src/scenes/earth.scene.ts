import { disc, font, ring } from './brush'
import { fade, mix } from './color'
import { easeOut, lerp, progress, smooth } from './easing'
import { DEGREE } from './earth.grid'
import { createView, fillDots, type Place, placeOf, readLand } from './globe'
import type { Scene } from './scene'
import { HEIGHT, onStage, WIDTH } from './stage'

declare module './scene' {
  interface SceneNames {
    earth: true
  }
}

export const still = 3

const TURN_SECONDS = 48
const PULSE_SECONDS = 2.4
const KARACHI = { latitude: 24.86 * DEGREE, longitude: 67.01 * DEGREE, at: 6 } // seconds: mid-globe
const LINGER = 0.5 // share of the turning speed given up when Karachi faces us
const TILT = 18 * DEGREE

const GLOBE = { x: 650, y: 500, radius: 396 }
const AIR = 1.3 // globe radii
const SUN = { x: -0.56, y: -0.48, z: 0.67 } // a direction, as a place is seen
const TWILIGHT = { from: -0.2, to: 0.62 } // light on the ground, from night to full day
const LABEL = { x: 1180, y: 262 }

const DOT = 5 / GLOBE.radius
const SHADES = 6
const STARS = 60
const FULL = Math.PI * 2

const angleAt = (time: number) => {
  const turn = (((time - KARACHI.at) % TURN_SECONDS) / TURN_SECONDS) * FULL
  return turn - LINGER * Math.sin(turn) - KARACHI.longitude
}

const lightOf = ({ x, y, z }: Place) =>
  Math.min(
    0.999,
    progress(x * SUN.x + y * SUN.y + z * SUN.z, TWILIGHT.from, TWILIGHT.to - TWILIGHT.from),
  )

/** The Earth in dots, turning, with Karachi marked. */
export const scene: Scene = (context, { palette, random }) => {
  const { ink, hue, text, muted, lineStrong } = palette
  const night = mix(ink, lineStrong, 0.8)
  const shades = Array.from({ length: SHADES }, (_, index) => ({
    color: mix(night, hue, smooth(index / (SHADES - 1))),
    span: [index / SHADES, (index + 1) / SHADES] as const,
  }))
  const air = context.createRadialGradient(-0.06, -0.06, 0.96, -0.06, -0.06, AIR - 0.08)
  air.addColorStop(0, fade(hue, 0.3))
  air.addColorStop(0.4, fade(hue, 0.1))
  air.addColorStop(1, fade(hue, 0))
  const sea = context.createLinearGradient(-0.7, -0.7, 0.7, 0.7)
  sea.addColorStop(0, mix(ink, hue, 0.24))
  sea.addColorStop(0.75, mix(ink, hue, 0.04))
  const rim = context.createLinearGradient(-0.7, -0.7, 0.7, 0.7)
  rim.addColorStop(0.2, hue)
  rim.addColorStop(0.9, night)
  const stars = Array.from({ length: STARS }, () => ({
    x: random() * WIDTH,
    y: random() * HEIGHT,
    size: 2 + 2.5 * random() ** 3,
  }))

  const view = createView(TILT)
  const places = readLand()
  const karachi = placeOf(KARACHI.longitude, KARACHI.latitude)
  places.push(karachi)

  const drawGlobe = (hairline: number) => {
    context.save()
    context.translate(GLOBE.x, GLOBE.y)
    context.scale(GLOBE.radius, GLOBE.radius)
    disc(context, sea, 0, 0, 1)
    context.fillStyle = air
    context.beginPath()
    context.arc(0, 0, AIR, 0, FULL)
    context.arc(0, 0, 1, 0, FULL, true) // the sea keeps its colour, and half the pixels are spared
    context.fill()
    context.lineWidth = (1.5 * hairline) / GLOBE.radius
    ring(context, rim, 0, 0, 1)
    for (const { color, span } of shades) {
      context.fillStyle = color
      fillDots(context, places, lightOf, span, DOT)
    }
    context.restore()
  }

  const drawMarker = (time: number, near: number) => {
    const x = GLOBE.x + karachi.x * GLOBE.radius
    const y = GLOBE.y + karachi.y * GLOBE.radius
    context.lineWidth = 4
    for (const offset of [0, 0.5]) {
      const pulse = (time / PULSE_SECONDS + offset) % 1
      context.globalAlpha = near * (1 - pulse)
      ring(context, text, x, y, 12 + 58 * easeOut(pulse))
    }
    context.globalAlpha = near
    context.lineWidth = 3
    context.beginPath()
    context.moveTo(x, y)
    context.arcTo(x, LABEL.y, LABEL.x, LABEL.y, 28)
    context.lineTo(LABEL.x - 24, LABEL.y)
    context.stroke()
    disc(context, text, x, y, 12)
  }

  const drawLabel = (near: number) => {
    context.globalAlpha = lerp(0.35, 1, near)
    context.fillStyle = text
    context.font = font('display', 650, 72)
    context.fillText('Karachi', LABEL.x, LABEL.y + 24)
    context.fillStyle = muted
    context.font = font('mono', 500, 30)
    context.fillText('24.86 N', LABEL.x + 3, LABEL.y + 84)
    context.fillText('67.01 E', LABEL.x + 3, LABEL.y + 126)
    context.globalAlpha = 1
  }

  return onStage(context, ink, (time, { hairline }) => {
    view(places, angleAt(time))
    const near = progress(karachi.z, 0.04, 0.16)
    context.fillStyle = lineStrong
    for (const { x, y, size } of stars) context.fillRect(x, y, size, size)
    drawGlobe(hairline)
    drawLabel(near)
    if (near > 0) drawMarker(time, near)
    context.globalAlpha = 1
  })
}
