import type { Area, Size } from '../room.ts'
import type { ChartTransition } from '../chart.ts'

/** Sizes of text in pixels at scale 1. The font is monospaced: 0.6 em a character, rounded up. */
export const textSizes = {
  size: 11,
  advance: 6.7,
  titleSize: 12,
  titleAdvance: 7.3,
  lineHeight: 17,
  /** The distance of the middle of chips and arrows from the top of their line. */
  middle: 9.5,
  titleHeight: 24,
} as const

/** The kind of a part of a row. `again` marks a transition that enters its own state once more. */
type SpanKind = 'event' | 'delay' | 'always' | 'guard' | 'target' | 'again' | 'action' | 'tag'

export interface Word {
  kind: SpanKind
  text: string
}

export interface Span extends Word {
  x: number
  /** The top of the span's line. */
  y: number
  width: number
}

/** A text about a state in one place: a transition, its entry or exit actions, or its tags. */
export interface Row extends Area {
  key: string
  transition?: ChartTransition
  /** How many of the row's lines follow the first. */
  wraps: number
  spans: Span[]
}

export interface TextBlock {
  key: string
  transition?: ChartTransition
  words: Word[]
  padding: number
  /** Whether the block may share a line with others. */
  inline: boolean
}

/** The space beside the text: the padding of pills and chips, the arrow of a target. */
export const sides: Record<SpanKind, readonly [left: number, right: number]> = {
  event: [7, 7],
  delay: [16, 2],
  always: [0, 0],
  guard: [5, 5],
  target: [14, 0],
  again: [12, 0],
  action: [0, 0],
  tag: [4, 4],
}
const SPACE = 5
const INDENT = 8

/** Chinese, Japanese and Korean letters are two advances wide. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/g

/** How wide a text is in a monospaced font, in advances. */
export const advancesOf = (word: string) => word.length + (word.match(WIDE)?.length ?? 0)

const wordWidth = ({ kind, text: word }: Word) => {
  const [left, right] = sides[kind]
  return left + Math.ceil(advancesOf(word) * textSizes.advance) + right
}

/** Puts a block's words into lines that are no wider than `room`. */
const wrap = ({ key, transition, words, padding }: TextBlock, room: number): Row => {
  const spans: Span[] = []
  let x = 0
  let wraps = 0
  let width = 0
  for (const word of words) {
    const own = wordWidth(word)
    if (x > 0 && x + own > room) {
      x = INDENT
      wraps += 1
    }
    spans.push({ ...word, x, y: padding + wraps * textSizes.lineHeight, width: own })
    width = Math.max(width, x + own)
    x += own + SPACE
  }
  const height = 2 * padding + (wraps + 1) * textSizes.lineHeight
  return { key, ...(transition ? { transition } : {}), x: 0, y: 0, width, height, wraps, spans }
}

export interface Flow extends Size {
  rows: Row[]
}

/** Lays blocks out in a width. A wider word makes the whole wider: no word is ever cut. */
export const flow = (blocks: readonly TextBlock[], room: number): Flow => {
  const rows: Row[] = []
  let x = 0
  let y = 0
  let width = 0
  let height = 0
  for (const block of blocks) {
    const row = wrap(block, room)
    const fits = block.inline && x > 0 && x + row.width <= room
    if (!fits) {
      x = 0
      y = height
    }
    const spans = row.spans.map((span) => ({ ...span, x: span.x + x, y: span.y + y }))
    rows.push({ ...row, x, y, spans })
    width = Math.max(width, x + row.width)
    height = Math.max(height, y + row.height)
    // Only a block of one line lets others follow on its line.
    x = block.inline && row.wraps === 0 ? x + row.width + SPACE + 3 : Infinity
  }
  return { rows, width, height }
}
