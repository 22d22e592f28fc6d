// How many numbers follow a command of an SVG path.
const COUNTS: Record<string, number> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
}
const ORIGIN = { x: 0, y: 0 }
const COMMAND = /[\s,]*([a-z])/iy
const NUMBER = /[\s,]*([-+]?(?:\d*\.\d+|\d+\.?)(?:e[-+]?\d+)?)/iy
const FLAG = /[\s,]*([01])/y // may stand without a space before the next number

interface Segment {
  command: string
  values: number[]
}

const isFlag = (command: string, index: number) =>
  command.toLowerCase() === 'a' && (index === 3 || index === 4)

const readPath = (path: string): Segment[] => {
  const segments: Segment[] = []
  let at = 0
  const read = (pattern: RegExp) => {
    pattern.lastIndex = at
    const found = pattern.exec(path)
    if (found) at = pattern.lastIndex
    return found?.[1]
  }
  let command = ''
  while (at < path.trimEnd().length) {
    const next = read(COMMAND)
    // Further pairs after a move are lines.
    command = next ?? (command === 'm' ? 'l' : command === 'M' ? 'L' : command)
    const values = Array.from({ length: COUNTS[command.toLowerCase()] ?? 0 }, (_, index) =>
      Number(read(isFlag(command, index) ? FLAG : NUMBER)),
    )
    if (values.some(Number.isNaN) || (!next && values.length === 0))
      throw new Error(`No path: ${path}`)
    segments.push({ command, values })
  }
  return segments
}

const spell = (values: number[]) =>
  values
    .map((value) => String(value).replace(/^(-?)0\./, '$1.'))
    .reduce((text, word, index) => {
      const before = String(values[index - 1])
      const touches =
        index === 0 || word.startsWith('-') || (word.startsWith('.') && before.includes('.'))
      return text + (touches ? '' : ' ') + word
    }, '')

const axisOf = (kind: string, index: number) => {
  if (kind === 'h') return 'x'
  if (kind === 'v') return 'y'
  if (kind === 'a' && index < 5) return undefined // radii, an angle and flags
  return (kind === 'a' ? index - 5 : index) % 2 ? 'y' : 'x'
}

/** Rounds a path's numbers. A step is measured from where the last rounded one ended: no drift. */
export const shrinkPath = (path: string, digits: number): string => {
  const round = (value: number) => Number(value.toFixed(digits)) || 0
  let exact = { x: 0, y: 0 }
  let drawn = exact
  let opened = { exact, drawn }

  const shrink = ({ command, values }: Segment) => {
    const kind = command.toLowerCase()
    const from = command === kind ? { exact, drawn } : { exact: ORIGIN, drawn: ORIGIN }
    const next = { exact: { ...exact }, drawn: { ...drawn } }
    const shrunk = values.map((value, index) => {
      const axis = axisOf(kind, index)
      if (!axis) return isFlag(kind, index) ? value : round(value)
      next.exact[axis] = from.exact[axis] + value
      const step = round(next.exact[axis] - from.drawn[axis])
      next.drawn[axis] = from.drawn[axis] + step
      return step
    })
    if (kind === 'm') opened = next
    ;({ exact, drawn } = kind === 'z' ? opened : next)
    return spell(shrunk)
  }

  let last = ''
  return readPath(path)
    .map((segment) => {
      const words = shrink(segment)
      const repeats = segment.command === last && !/[mz]/i.test(last)
      last = segment.command
      if (!repeats) return segment.command + words
      return words.startsWith('-') ? words : ` ${words}`
    })
    .join('')
}
