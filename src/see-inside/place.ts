import type { Area, Size } from '../chart/room'

export interface Labelled {
  /** What is seen of the part. */
  box: Area
  /** Its label's sizes, the largest first. */
  sizes: readonly Size[]
  /** The index of the part around it, which comes before it: it begins below that one's label. */
  within?: number
}

/** A label's place, the index of its size, and what is left of the part's box. */
export interface Place {
  x: number
  y: number
  size: number
  box: Area
}

/** Pixels: between labels and to the window's edge; within a part; of a step to the next row. */
const [GAP, INSET, ROW] = [6, 16, 9]
/** Rows that a label may be away from a part that is too small for it. */
const ROWS = 14

const meets = (one: Area, other: Area) =>
  one.x < other.x + other.width + GAP &&
  other.x < one.x + one.width + GAP &&
  one.y < other.y + other.height + GAP &&
  other.y < one.y + one.height + GAP

const rows = (from: number, to: number, by = ROW) =>
  Array.from({ length: Math.max(0, Math.floor((to - from) / by) + 1) }, (_, row) => from + row * by)

/** Where a label may stand, the best place first: in its part, from the top; else under or over it. */
const placesFor = ({ x, y, width, height }: Area, size: Size, isRtl: boolean) => {
  const lowest = y + height - INSET - size.height
  const start = isRtl ? x + width - INSET - size.width : x + INSET
  if (width >= size.width + 2 * INSET && lowest >= y + INSET)
    return rows(y + INSET, lowest).map((top) => [start, top] as const)
  const middle = x + (width - size.width) / 2
  const away = rows(GAP, GAP + ROWS * ROW)
  return [
    ...away.map((gap) => [middle, y + height + gap] as const),
    ...away.map((gap) => [middle, y - gap - size.height] as const),
  ]
}

const below = (box: Area, { y, height }: Area): Area => {
  const top = Math.max(box.y, y + height) + INSET
  const [x, width] = [box.x + INSET, box.width - 2 * INSET]
  return { x, width, y: top, height: box.y + box.height - INSET - top }
}

/** Moves a length into a room. */
const hold = (at: number, from: number, room: number, length: number) =>
  Math.max(from + GAP, Math.min(at, from + room - GAP - length))

/**
 * Places labels so that none meets another or an obstacle, and all are in the window; undefined for
 * one that there is no room for. Earlier ones choose first. In pixels of the window.
 */
export const placeLabels = (
  labels: readonly Labelled[],
  window: Area,
  obstacles: readonly Area[],
  isRtl = false,
): (Place | undefined)[] => {
  const taken = [...obstacles]
  const placed: (Area | undefined)[] = []
  const isFree = (label: Area) =>
    label.x + label.width <= window.x + window.width &&
    label.y + label.height <= window.y + window.height &&
    !taken.some((other) => meets(label, other))

  return labels.map(({ box: whole, sizes, within = -1 }, index) => {
    const outer = placed[within]
    const box = outer ? below(whole, outer) : whole
    for (const [size, measured] of sizes.entries())
      for (const [left, top] of placesFor(box, measured, isRtl)) {
        const x = hold(left, window.x, window.width, measured.width)
        const y = hold(top, window.y, window.height, measured.height)
        const label = { x, y, ...measured }
        if (!isFree(label)) continue
        taken.push(label)
        placed[index] = label
        return { x, y, size, box }
      }
    return undefined
  })
}

/** A token by the middle of its upper edge. */
export interface Token {
  x: number
  y: number
  width: number
}

/** Pixels: a token's height, and some air. */
const TOKEN = 26

/** Where a token begins: below those of the same moment and place. */
export const apart = ({ x, y, width }: Token, others: readonly Token[]): Token => {
  const isOn = (other: Token) =>
    Math.abs(other.x - x) < (other.width + width) / 2 && Math.abs(other.y - y) < TOKEN
  return others.some(isOn) ? apart({ x, y: y + TOKEN, width }, others) : { x, y, width }
}
