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
