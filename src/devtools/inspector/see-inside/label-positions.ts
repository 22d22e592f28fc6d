import type { Area, Size } from '#devtools/chart/room.ts'

export interface Labelled {
  /** The visible box of the part. */
  box: Area
  /** The sizes of its label, written out and in short: the first that fits is used. */
  sizes: readonly Size[]
  /** The index of the part around it, which comes before it: this label begins below that one's. */
  within?: number
}

/** The position of a label, and the space that is left in the part's box. */
export interface LabelPosition {
  x: number
  y: number
  /** The index of the size that fits. */
  size: number
  box: Area
}

/** Pixels between labels, and to the window's edge. */
const GAP = 6
/**
 * Pixels from the edge of a part to its label; the least of them for a small part, such as a
 * control.
 */
const INSET = 16
const LEAST_INSET = 3
/** Pixels of a step to the next row. */
const ROW = 9

const meets = (one: Area, other: Area) =>
  one.x < other.x + other.width + GAP &&
  other.x < one.x + one.width + GAP &&
  one.y < other.y + other.height + GAP &&
  other.y < one.y + one.height + GAP

const rows = (from: number, to: number) =>
  Array.from({ length: Math.floor((to - from) / ROW) + 1 }, (_, row) => from + row * ROW)

/** A smaller part says no more than its state. Pixels. */
export const SMALL = 120

export const isSmall = ({ width, height }: Area) => Math.min(width, height) < SMALL

/** The positions that a label may have on its part, the best first: from the top. */
const positionsIn = (part: Area, size: Size, isRtl: boolean) => {
  const least = isSmall(part) ? LEAST_INSET : INSET
  const freeWidth = part.width - size.width
  const freeHeight = part.height - size.height
  if (Math.min(freeWidth, freeHeight) < 2 * least) return []
  // On a part that the label just fits, it lies in the middle.
  const left = Math.min(INSET, freeWidth / 2)
  const top = Math.min(INSET, freeHeight / 2)
  const x = part.x + (isRtl ? freeWidth - left : left)
  return rows(part.y + top, part.y + freeHeight - top).map((y) => ({ x, y }))
}

const below = (box: Area, { y, height }: Area): Area => {
  const top = Math.max(box.y, y + height) + INSET
  const x = box.x + INSET
  const width = box.width - 2 * INSET
  return { x, width, y: top, height: box.y + box.height - INSET - top }
}

/** The start nearest to `at` of a length that lies within `room`, which starts at `from`. */
const clamp = (at: number, from: number, room: number, length: number) =>
  Math.max(from + GAP, Math.min(at, from + room - GAP - length))

/**
 * Places labels so that each lies on its part, none meets another or an obstacle, and all are in
 * the window; undefined for a label without such a place. Earlier labels choose first. In pixels of
 * the window.
 */
export const positionLabels = (
  labels: readonly Labelled[],
  window: Area,
  obstacles: readonly Area[],
  isRtl = false,
): (LabelPosition | undefined)[] => {
  const taken = [...obstacles]
  const positioned: (Area | undefined)[] = []
  const isFree = (label: Area) =>
    label.x + label.width <= window.x + window.width &&
    label.y + label.height <= window.y + window.height &&
    !taken.some((other) => meets(label, other))

  const find = (box: Area, size: Size) =>
    positionsIn(box, size, isRtl)
      .map((position): Area => {
        const x = clamp(position.x, window.x, window.width, size.width)
        const y = clamp(position.y, window.y, window.height, size.height)
        return { x, y, ...size }
      })
      .find(isFree)

  return labels.map(({ box: whole, sizes, within = -1 }, index) => {
    const outer = positioned[within]
    const box = outer ? below(whole, outer) : whole
    for (const [size, { width, height }] of sizes.entries()) {
      const label = find(box, { width, height })
      if (!label) continue
      taken.push(label)
      positioned[index] = label
      return { x: label.x, y: label.y, size, box }
    }
    return undefined
  })
}
