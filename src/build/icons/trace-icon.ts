import sharp from 'sharp'

/** The traced drawing's width in its own units: whole numbers are exact enough. */
const UNITS = 192
/** Pixels per unit: outlines lie between them. */
const FINE = 4
const SIZE = UNITS * FINE

type Point = readonly [x: number, y: number]

/** Tests whether a pixel is drawn on. */
const readMask = async (svg: string) => {
  const large = svg.replace(
    /^<svg[^>]*\bviewBox="([^"]+)"[^>]*>/,
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="$1" width="${SIZE}" height="${SIZE}">`,
  )
  const data = await sharp(Buffer.from(large)).extractChannel('alpha').raw().toBuffer()
  return (x: number, y: number) =>
    x >= 0 && y >= 0 && x < SIZE && y < SIZE && data[y * SIZE + x]! > 127
}

/** The closed outlines of the pixels that are drawn on, in pixels, corner by corner. */
const outlinesOf = (isDrawn: (x: number, y: number) => boolean): Point[][] => {
  /** From each corner, where its edges lead: the drawn side is on the right. */
  const edges = new Map<string, Point[]>()
  const add = (from: Point, to: Point) => {
    const key = from.join()
    edges.set(key, [...(edges.get(key) ?? []), to])
  }
  for (let y = 0; y < SIZE; y += 1)
    for (let x = 0; x < SIZE; x += 1) {
      if (!isDrawn(x, y)) continue
      if (!isDrawn(x, y - 1)) add([x, y], [x + 1, y])
      if (!isDrawn(x + 1, y)) add([x + 1, y], [x + 1, y + 1])
      if (!isDrawn(x, y + 1)) add([x + 1, y + 1], [x, y + 1])
      if (!isDrawn(x - 1, y)) add([x, y + 1], [x, y])
    }
  const outlines: Point[][] = []
  for (const key of edges.keys()) {
    const outline: Point[] = []
    let next = edges.get(key)?.pop()
    while (next) {
      outline.push(next)
      next = edges.get(next.join())?.pop()
    }
    if (outline.length > 0) outlines.push(outline)
  }
  return outlines
}

/** Ramer, Douglas and Peucker: leaves out points nearer than `tolerance` to the line without them. */
const simplify = (points: Point[], tolerance: number): Point[] => {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 3) return points
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]]
  const length = Math.hypot(dx, dy)
  let [farthest, most] = [0, 0]
  for (const [index, [x, y]] of points.entries()) {
    const [px, py] = [x - first[0], y - first[1]]
    const away = length > 0 ? Math.abs(px * dy - py * dx) / length : Math.hypot(px, py)
    if (away > most) [farthest, most] = [index, away]
  }
  if (most <= tolerance) return [first, last]
  return [
    ...simplify(points.slice(0, farthest + 1), tolerance).slice(0, -1),
    ...simplify(points.slice(farthest), tolerance),
  ]
}

const signed = (value: number, isFirst: boolean) =>
  value < 0 || isFirst ? `${value}` : ` ${value}`

const pathOf = (points: Point[]) => {
  const whole = points.map(([x, y]) => [Math.round(x / FINE), Math.round(y / FINE)] as const)
  const [start] = whole
  if (!start) return ''
  const steps = whole.slice(1, -1).map(([x, y], index) => {
    const [fromX, fromY] = whole[index]!
    return [x - fromX, y - fromY] as const
  })
  const moved = steps.filter(([x, y]) => x !== 0 || y !== 0)
  if (moved.length < 2) return ''
  const lines = moved.map(([x, y], index) => signed(x, index === 0) + signed(y, false))
  return `M${start[0]} ${start[1]}l${lines.join('')}z`
}

/**
 * Traces an icon, for drawings of more detail than a small icon can show.
 *
 * @returns draws it in straight lines that are at most `tolerance` away, in units of 192 a side
 */
export const traceIcon = async (svg: string) => {
  const outlines = outlinesOf(await readMask(svg))
  return (tolerance: number) => {
    const paths = outlines.map((outline) =>
      pathOf(simplify([...outline, outline[0]!], tolerance * FINE)),
    )
    const path = `<path fill-rule="evenodd" d="${paths.join('')}"/>`
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${UNITS} ${UNITS}" width="1em" height="1em">${path}</svg>`
  }
}
