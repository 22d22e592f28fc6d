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
