export type Point = readonly [x: number, y: number]

const RADIUS = 8

const towards = ([x, y]: Point, [toX, toY]: Point, distance: number): Point => {
  const length = Math.hypot(toX - x, toY - y) || 1
  return [
    Math.round(x + ((toX - x) / length) * distance),
    Math.round(y + ((toY - y) / length) * distance),
  ]
}

/** An SVG path through the points, with rounded bends. */
export const pathThrough = (points: readonly Point[]): string => {
  const corners = points.filter(
    (point, index) => index === 0 || point.join() !== points[index - 1]?.join(),
  )
  return corners
    .map((point, index) => {
      const [before, after] = [corners[index - 1], corners[index + 1]]
      if (!before) return `M${point.join(' ')}`
      if (!after) return `L${point.join(' ')}`
      const reach = (other: Point) =>
        Math.min(RADIUS, Math.hypot(other[0] - point[0], other[1] - point[1]) / 2)
      const start = towards(point, before, reach(before))
      const end = towards(point, after, reach(after))
      return `L${start.join(' ')}Q${point.join(' ')} ${end.join(' ')}`
    })
    .join('')
}

const LENGTH = 7
const HALF_WIDTH = 3.5

const round = (value: number) => Math.round(value * 10) / 10

const numbersIn = (path: string) => (path.match(/-?[\d.]+/g) ?? []).map(Number)

/** The arrowhead at the end of a path, as a path to fill. */
export const headOf = (path: string): string => {
  const [fromX = 0, fromY = 0, x = 0, y = 0] = numbersIn(path).slice(-4)
  const length = Math.hypot(x - fromX, y - fromY) || 1
  const [along, across] = [(x - fromX) / length, (y - fromY) / length]
  const corner = (side: number) =>
    [
      round(x - LENGTH * along - side * HALF_WIDTH * across),
      round(y - LENGTH * across + side * HALF_WIDTH * along),
    ].join(' ')
  return `M${x} ${y}L${corner(1)}L${corner(-1)}z`
}

/** A dot at the start of a path, as a path to fill. */
export const dotOf = (path: string, radius: number): string => {
  const [x = 0, y = 0] = numbersIn(path)
  const arc = `a${radius} ${radius} 0 1 0`
  return `M${x - radius} ${y}${arc} ${2 * radius} 0${arc} ${-2 * radius} 0`
}
