import { land } from './earth-land.ts'
import type { SceneContext } from './scene.ts'

export const DEGREE = Math.PI / 180

/**
 * The angle between dots, along a parallel and from one parallel to the next. Another angle needs
 * another table.
 */
const STEP = 2.25 * DEGREE
const PARALLELS = Math.round(Math.PI / STEP)

const EDGE = 0.03 // dots nearer to the rim would smear
const CORNER = Math.SQRT1_2

/**
 * A point on a globe of radius 1: before the turn, and in the last view (y down, z to the viewer).
 */
export interface GlobePoint {
  east: number
  north: number
  front: number
  x: number
  y: number
  z: number
}

/** Angles in radians. */
export const pointAt = (longitude: number, latitude: number): GlobePoint => ({
  east: Math.cos(latitude) * Math.sin(longitude),
  north: Math.sin(latitude),
  front: Math.cos(latitude) * Math.cos(longitude),
  x: 0,
  y: 0,
  z: 0,
})

/**
 * The dots on land. The table has a bit for each dot of the globe, eight in a byte, the lowest first: one parallel
 * after another, from south to north.
 */
export const readLand = () => {
  const table = atob(land)
  const points: GlobePoint[] = []
  let index = 0
  for (let parallel = 0; parallel < PARALLELS; parallel += 1) {
    const latitude = (parallel + 0.5) * (Math.PI / PARALLELS) - Math.PI / 2
    const count = Math.max(1, Math.round((2 * Math.PI * Math.cos(latitude)) / STEP))
    for (let dot = 0; dot < count; dot += 1, index += 1)
      if ((table.charCodeAt(index >> 3) >> (index & 7)) & 1)
        points.push(pointAt(((dot + 0.5) / count) * 2 * Math.PI - Math.PI, latitude))
  }
  return points
}

/** An orthographic view of the globe with its north pole tilted towards the viewer. */
export const createView = (tilt: number) => {
  const tiltSin = Math.sin(tilt)
  const tiltCos = Math.cos(tilt)

  /** Projects the points after an eastward turn by `angle`. */
  return (points: readonly GlobePoint[], angle: number) => {
    const sin = Math.sin(angle)
    const cos = Math.cos(angle)
    for (const point of points) {
      const near = point.front * cos - point.east * sin
      point.x = point.east * cos + point.front * sin
      point.y = near * tiltSin - point.north * tiltCos
      point.z = near * tiltCos + point.north * tiltSin
    }
  }
}

/** Fills some of the dots in view, in one path. Octagons look like circles and cost half. */
export const fillDots = (
  context: SceneContext,
  points: readonly GlobePoint[],
  size: number,
  isMeant: (point: GlobePoint) => boolean,
) => {
  context.beginPath()
  for (const point of points) {
    if (point.z < EDGE || !isMeant(point)) continue
    const { x, y } = point
    const radius = size * (0.5 + 0.5 * point.z)
    const corner = radius * CORNER
    context.moveTo(x + radius, y)
    context.lineTo(x + corner, y + corner)
    context.lineTo(x, y + radius)
    context.lineTo(x - corner, y + corner)
    context.lineTo(x - radius, y)
    context.lineTo(x - corner, y - corner)
    context.lineTo(x, y - radius)
    context.lineTo(x + corner, y - corner)
  }
  context.fill()
}
