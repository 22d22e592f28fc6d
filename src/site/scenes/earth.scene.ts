import { identity } from '#content/identity'
import type { Identity } from '#content-model/schema/types.ts'

import { createBrush, font } from './brush.ts'
import { fade, mix } from './color.ts'
import { easeOut, FULL, lerp, progress, smooth } from './easing.ts'
import { type Rotation, rotateBy, angleOf } from './earth-rotation.ts'
import { createView, DEGREE, fillDots, type GlobePoint, pointAt, readLand } from './earth-globe.ts'
import { hash, SEED } from './random.ts'
import type { Scene, Touching } from './scene.ts'
import { HEIGHT, onArtboard, WIDTH } from './artboard.ts'

export const still = 3
export const fps = 20 // it turns slowly

const ROTATION_SECONDS = 48
const PULSE_SECONDS = 2.4
/**
 * The second at which the city is in front, and the longitude in degrees that is in front without a
 * city.
 */
const PIN = { at: 6, longitude: 67 }
const LINGER = 0.5 // share of the speed that it loses while the pin is in front
const TILT = 18 * DEGREE

const GLOBE = { x: 650, y: 500, radius: 396 } // left of the city's name
const AIR = 1.3 // globe radii
const SUN = { x: -0.56, y: -0.48, z: 0.67 } // its direction, in a place's coordinates
const TWILIGHT = { from: -0.2, to: 0.62 } // cosine of the sun's angle, from night to full day
const LABEL = { x: 1180, y: 262, width: 380 }
const NAME = 72 // largest font size of the city's name
const BEND = 28

const DOT = 5 / GLOBE.radius
const SHADES = 6
const STARS = 60

/** How far the globe has rotated by itself: 0 while its pin is in front. */
const rotationAt = (time: number) => {
  const angle = (((time - PIN.at) % ROTATION_SECONDS) / ROTATION_SECONDS) * FULL
  return angle - LINGER * Math.sin(angle)
}

export const grip = {
  x: identity.coordinates ? GLOBE.x : WIDTH / 2,
  y: GLOBE.y,
  radius: GLOBE.radius,
}

/** The globe is rotated and thrown, and settles on its pin. */
export const touch: Touching<Rotation> = () => (state, input) =>
  rotateBy(state, input, grip, rotationAt, PIN.at)

const inDegrees = (degrees: number, [ahead, behind]: string) =>
  `${Math.abs(degrees).toFixed(2)} ${degrees < 0 ? behind : ahead}`

/** How lit a point is, from night, 0, to full day, 1. */
const shadeOf = ({ x, y, z }: GlobePoint) => {
  const light = x * SUN.x + y * SUN.y + z * SUN.z
  const share = progress(light, TWILIGHT.from, TWILIGHT.to - TWILIGHT.from)
  return Math.min(SHADES - 1, Math.floor(share * SHADES))
}

type Coordinates = NonNullable<Identity['coordinates']>

/** The turning Earth in dots, with the owner's city marked if its place is known. */
export const earthWith =
  ({ city, coordinates: mark }: Pick<Identity, 'city' | 'coordinates'>): Scene =>
  (context, { ink, hue, text, muted, lineStrong }) => {
    const { disc, halo, ring, print } = createBrush(context)
    const globe = mark ? GLOBE : { ...GLOBE, x: WIDTH / 2 }
    const night = mix(ink, lineStrong, 0.8)
    const shades = Array.from({ length: SHADES }, (_, shade) =>
      mix(night, hue, smooth(shade / (SHADES - 1))),
    )
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
    const stars = Array.from({ length: STARS }, (_, star) => ({
      x: hash(SEED, star) * WIDTH,
      y: hash(SEED + 1, star) * HEIGHT,
      size: 2 + 2.5 * hash(SEED + 2, star) ** 3,
    }))

    // Tilted so that the hemisphere of the city is in view.
    const view = createView(mark && mark.latitude < 0 ? -TILT : TILT)
    const points = readLand()
    const pin = mark && pointAt(mark.longitude * DEGREE, mark.latitude * DEGREE)
    if (pin) points.push(pin)

    const drawGlobe = (hairline: number) => {
      halo(air, globe.x, globe.y, GLOBE.radius, AIR)
      context.save()
      context.translate(globe.x, globe.y)
      context.scale(GLOBE.radius, GLOBE.radius)
      disc(sea, 0, 0, 1)
      ring(rim, (1.5 * hairline) / GLOBE.radius, 0, 0, 1)
      for (const [shade, color] of shades.entries()) {
        context.fillStyle = color
        fillDots(context, points, DOT, (point) => shadeOf(point) === shade)
      }
      context.restore()
    }

    const drawMarker = (at: GlobePoint, time: number, near: number) => {
      const x = globe.x + at.x * globe.radius
      const y = globe.y + at.y * globe.radius
      for (const offset of [0, 0.5]) {
        const pulse = (time / PULSE_SECONDS + offset) % 1
        context.globalAlpha = near * (1 - pulse)
        ring(text, 4, x, y, 12 + 58 * easeOut(pulse))
      }
      context.globalAlpha = near
      context.lineWidth = 3
      context.beginPath()
      context.moveTo(x, y)
      context.arcTo(x, LABEL.y, LABEL.x, LABEL.y, Math.min(BEND, Math.abs(y - LABEL.y)))
      context.lineTo(LABEL.x - 24, LABEL.y)
      context.stroke()
      disc(text, x, y, 12)
    }

    const drawLabel = ({ latitude, longitude }: Coordinates, near: number) => {
      context.globalAlpha = lerp(0.35, 1, near)
      context.font = font('display', NAME)
      const { width } = context.measureText(city)
      context.font = font('display', Math.min(NAME, (NAME * LABEL.width) / Math.max(1, width)))
      print(text, city, LABEL.x, LABEL.y + 24)
      context.font = font('mono', 30)
      print(muted, inDegrees(latitude, 'NS'), LABEL.x + 3, LABEL.y + 84)
      print(muted, inDegrees(longitude, 'EW'), LABEL.x + 3, LABEL.y + 126)
      context.globalAlpha = 1
    }

    return onArtboard(context, ink, (time, hairline, touched: Rotation | undefined) => {
      const angle = touched ? angleOf(touched, time, rotationAt) : rotationAt(time)
      view(points, angle - (mark?.longitude ?? PIN.longitude) * DEGREE)
      context.fillStyle = lineStrong
      for (const { x, y, size } of stars) context.fillRect(x, y, size, size)
      drawGlobe(hairline)
      if (mark && pin) {
        const near = progress(pin.z, 0.04, 0.16)
        drawLabel(mark, near)
        if (near > 0) drawMarker(pin, time, near)
      }
      context.globalAlpha = 1
    })
  }

export const scene = earthWith(identity)
