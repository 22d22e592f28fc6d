export type Point = readonly [x: number, y: number]

const RADIUS = 8

/** Where the bend at a point begins or ends, on the side of another point. */
const bendTo = ([x, y]: Point, [toX, toY]: Point) => {
  const length = Math.hypot(toX - x, toY - y)
  const share = Math.min(RADIUS / length, 0.5)
  return `${Math.round(x + (toX - x) * share)} ${Math.round(y + (toY - y) * share)}`
}

/** An SVG path through the points, with rounded bends. */
export const pathThrough = (points: readonly Point[]): string => {
  const corners = points.filter(
    (point, index) => index === 0 || point.join() !== points[index - 1]?.join(),
  )
  return corners
    .map((point, index) => {
      const before = corners[index - 1]
      const after = corners[index + 1]
      if (!before) return `M${point.join(' ')}`
      if (!after) return `L${point.join(' ')}`
      return `L${bendTo(point, before)}Q${point.join(' ')} ${bendTo(point, after)}`
    })
    .join('')
}

const LENGTH = 7
const HALF_WIDTH = 3.5

const round = (value: number) => Math.round(value * 10) / 10

const numbersIn = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number)

/** The arrowhead at the end of a path, as a path to fill. */
export const arrowHead = (path: string): string => {
  const [fromX = 0, fromY = 0, x = 0, y = 0] = numbersIn(path).slice(-4)
  const length = Math.hypot(x - fromX, y - fromY) || 1
  const along = (x - fromX) / length
  const across = (y - fromY) / length
  const corner = (side: number) =>
    [
      round(x - LENGTH * along - side * HALF_WIDTH * across),
      round(y - LENGTH * across + side * HALF_WIDTH * along),
    ].join(' ')
  return `M${x} ${y}L${corner(1)}L${corner(-1)}z`
}

/** A dot at the start of a path, as a path to fill. */
export const startDot = (path: string, radius: number): string => {
  const [x = 0, y = 0] = numbersIn(path)
  const arc = `a${radius} ${radius} 0 1 0`
  return `M${x - radius} ${y}${arc} ${2 * radius} 0${arc} ${-2 * radius} 0`
}
