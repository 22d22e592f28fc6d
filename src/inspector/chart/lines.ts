const LENGTH = 7
const HALF_WIDTH = 3.5
/** A radius. */
const DOT = 3.5

const round = (value: number) => Math.round(value * 10) / 10

/** The arrowhead at the end of a path, as a path to fill. */
export const headOf = (path: string): string => {
  const numbers = (path.match(/-?[\d.]+/g) ?? []).map(Number)
  const [fromX = 0, fromY = 0, x = 0, y = 0] = numbers.slice(-4)
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
export const dotOf = (path: string): string => {
  const [x = 0, y = 0] = (path.match(/-?[\d.]+/g) ?? []).map(Number)
  const arc = `a${DOT} ${DOT} 0 1 0`
  return `M${x - DOT} ${y}${arc} ${2 * DOT} 0${arc} ${-2 * DOT} 0`
}

/** A small dot where a line leaves its state, as a path to fill. */
export const portOf = (path: string): string => {
  const [x = 0, y = 0] = (path.match(/-?[\d.]+/g) ?? []).map(Number)
  return `M${x - 2} ${y}a2 2 0 1 0 4 0a2 2 0 1 0 -4 0`
}
