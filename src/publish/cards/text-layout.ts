import type { SKRSContext2D } from '@napi-rs/canvas'

/** A style, and the box to fit the text into. */
export interface TextStyle {
  /** A `font-family` list. */
  family: string
  weight: number
  /** Pixels, largest first: the first that fits is used. */
  sizes: readonly number[]
  /** Line height, as a multiple of the size. */
  leading: number
  tracking?: number
  width: number
  height: number
}

/** Wraps a text to a width; a word wider than that is broken. */
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

/** A text laid out in lines, and a function that draws it. */
export interface SetText {
  lines: string[]
  size: number
  height: number
  /** Width of the first line. */
  width: number
  draw: (place: { x: number; y: number; color: string }) => void
}

/** Lays out a text in the largest size that fits; ends with an ellipsis if none does. */
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
