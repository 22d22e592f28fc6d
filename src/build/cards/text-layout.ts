import type { SKRSContext2D } from '@napi-rs/canvas'

/** A style, and the box that the text goes into. */
export interface TextStyle {
  /** Families as CSS lists them. */
  family: string
  weight: number
  /** Pixels: the largest that fits is taken. */
  sizes: readonly number[]
  /** Of the size. */
  leading: number
  tracking?: number
  width: number
  height: number
}

/** Words in the lines that a width allows; a word that is wider than that is cut. */
const wrap = (context: SKRSContext2D, text: string, width: number): string[] => {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word
    if (context.measureText(longer).width <= width) {
      line = longer
      continue
    }
    if (line) lines.push(line)
    line = word
    while (context.measureText(line).width > width) {
      let end = line.length - 1
      while (end > 1 && context.measureText(line.slice(0, end)).width > width) end -= 1
      lines.push(line.slice(0, end))
      line = line.slice(end)
    }
  }
  return [...lines, line]
}

/** A text in lines, and how they are drawn. */
export interface SetText {
  lines: string[]
  size: number
  height: number
  /** Of its first line. */
  width: number
  draw: (place: { x: number; y: number; color: string }) => void
}

/** A text set as large as its box allows, cut off where even the smallest size runs over. */
export const setText = (context: SKRSContext2D, text: string, style: TextStyle): SetText => {
  const { family, weight, sizes, leading, tracking = 0, width, height } = style
  const choose = (size: number) => {
    context.font = `${weight} ${size}px ${family}`
    context.letterSpacing = `${tracking * size}px`
  }
  const attempt = (size: number) => {
    choose(size)
    return { size, lines: wrap(context, text, width), pitch: size * leading }
  }
  const fitting = sizes.find((size) => {
    const { lines, pitch } = attempt(size)
    return lines.length * pitch <= height
  })
  const { size, lines, pitch } = attempt(fitting ?? sizes.at(-1) ?? 0)
  const most = Math.max(1, Math.floor(height / pitch))
  const shown = lines.slice(0, most)
  if (lines.length > most) shown[most - 1] = `${shown[most - 1]?.slice(0, -2)}…`
  return {
    lines: shown,
    size,
    height: shown.length * pitch,
    width: context.measureText(shown[0] ?? '').width,
    draw: ({ x, y, color }) => {
      choose(size)
      context.fillStyle = color
      context.textBaseline = 'alphabetic'
      for (const [index, line] of shown.entries())
        context.fillText(line, x, y + index * pitch + pitch / 2 + size * 0.36)
    },
  }
}
