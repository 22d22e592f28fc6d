import type { Area, Size } from '#chart/room.ts'

export interface Labelled {
  /** What is seen of the part. */
  box: Area
  /** Its label's. */
  size: Size
  /** The index of the part around it, which comes before it: it begins below that one's label. */
  within?: number
  /** Whether its label may hang under it, or stand over it: a control of the bar is smaller than any label. */
  mayHang?: boolean
}

/** Where a label is, and what is left of the part's box. */
export interface LabelPosition {
  x: number
  y: number
  box: Area
}

/** Pixels between labels, and to the window's edge. */
const GAP = 6
/** Pixels from the edge of a part to its label. */
const INSET = 16
/** Pixels of a step to the next row. */
const ROW = 9
/** Rows that a label may be away from a part that it hangs under. */
const ROWS = 14

const meets = (one: Area, other: Area) =>
  one.x < other.x + other.width + GAP &&
  other.x < one.x + one.width + GAP &&
  one.y < other.y + other.height + GAP &&
  other.y < one.y + one.height + GAP

const rows = (from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / ROW) + 1 }, (_, row) => from + row * ROW)

/** Where a label may lie on its part, the best position first: from the top. */
const positionsIn = ({ x, y, width, height }: Area, size: Size, isRtl: boolean) => {
  const lowest = y + height - INSET - size.height
  const start = isRtl ? x + width - INSET - size.width : x + INSET
  const fits = width >= size.width + 2 * INSET && lowest >= y + INSET
  return fits ? rows(y + INSET, lowest).map((top) => ({ x: start, y: top })) : []
}

/** Where a label may hang under its part, or stand over it, the nearest position first. */
const positionsBeside = ({ x, y, width, height }: Area, size: Size) => {
  const middle = x + (width - size.width) / 2
  const away = rows(GAP, GAP + ROWS * ROW)
  return [
    ...away.map((gap) => ({ x: middle, y: y + height + gap })),
    ...away.map((gap) => ({ x: middle, y: y - gap - size.height })),
  ]
}

const below = (box: Area, { y, height }: Area): Area => {
  const top = Math.max(box.y, y + height) + INSET
  const x = box.x + INSET
  const width = box.width - 2 * INSET
  return { x, width, y: top, height: box.y + box.height - INSET - top }
}

/** Moves a length into a room. */
const clamp = (at: number, from: number, room: number, length: number) =>
  Math.max(from + GAP, Math.min(at, from + room - GAP - length))

/**
 * Places labels so that each lies on its part, none meets another or an obstacle, and all are in the
 * window; undefined for one that there is no room for. Earlier ones choose first. In pixels of the window.
 */
export const positionLabels = (
  labels: readonly Labelled[],
  window: Area,
  obstacles: readonly Area[],
  isRtl = false,
): (LabelPosition | undefined)[] => {
  const taken = [...obstacles]
  /** Of each label that has a position. */
  const areas: (Area | undefined)[] = []
  const isFree = (label: Area) =>
    label.x + label.width <= window.x + window.width &&
    label.y + label.height <= window.y + window.height &&
    !taken.some((other) => meets(label, other))

  return labels.map(({ box: whole, size, within = -1, mayHang = false }, index) => {
    const outer = areas[within]
    const box = outer ? below(whole, outer) : whole
    const own = positionsIn(box, size, isRtl)
    const candidates = own.length === 0 && mayHang ? positionsBeside(box, size) : own
    for (const candidate of candidates) {
      const x = clamp(candidate.x, window.x, window.width, size.width)
      const y = clamp(candidate.y, window.y, window.height, size.height)
      const label = { x, y, ...size }
      if (!isFree(label)) continue
      taken.push(label)
      areas[index] = label
      return { x, y, box }
    }
    return undefined
  })
}
