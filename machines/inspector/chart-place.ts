export interface Size {
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

export interface Area extends Size, Point {}

/** Top-left corner in viewport pixels, and pixels per chart unit. */
export interface Place extends Point {
  scale: number
}

interface View {
  chart: Size
  viewport: Size
  /** What to show if the whole does not fit: the active states. */
  focus: Area
}

const SMALLEST_SCALE = 0.25
const LARGEST_SCALE = 3
/** In pixels. */
const MARGIN = 12
/** Largest scale at which a small chart fills its viewport. */
const LARGEST_FIT = 1.15
/** Labels are hard to read below this scale: only a large focus makes the chart smaller. */
const READABLE = 0.85
const SMALLEST_FIT = 0.6

/** A viewport smaller than its margins would give a negative scale. */
export const hasRoom = ({ width, height }: Size) => Math.min(width, height) > 2 * MARGIN

/** The scale at which an area fills a viewport. */
const scaleToFit = (viewport: Size, { width, height }: Size) =>
  Math.min((viewport.width - 2 * MARGIN) / width, (viewport.height - 2 * MARGIN) / height)

/** Offset along one axis: centre the content, or its focus if it overflows, never leaving a gap. */
const offset = (room: number, length: number, focus: number) =>
  length + 2 * MARGIN <= room
    ? (room - length) / 2
    : Math.min(MARGIN, Math.max(room - MARGIN - length, room / 2 - focus))

/** Shows the focus at a readable scale, and as much of the chart around it as fits. */
export const fitFocus = ({ chart, viewport, focus }: View): Place => {
  const readable = Math.max(SMALLEST_FIT, Math.min(READABLE, scaleToFit(viewport, focus)))
  const scale = Math.min(LARGEST_FIT, Math.max(scaleToFit(viewport, chart), readable))
  const middle = { x: focus.x + focus.width / 2, y: focus.y + focus.height / 2 }
  return {
    scale,
    x: offset(viewport.width, chart.width * scale, middle.x * scale),
    y: offset(viewport.height, chart.height * scale, middle.y * scale),
  }
}

/** Shows the whole chart, however small. */
export const fitWhole = ({ chart, viewport }: Pick<View, 'chart' | 'viewport'>): Place => {
  const scale = scaleToFit(viewport, chart)
  return {
    scale,
    x: (viewport.width - chart.width * scale) / 2,
    y: (viewport.height - chart.height * scale) / 2,
  }
}

/** Scales by a factor, within limits, and keeps the point `at` where it is. */
export const zoom = ({ x, y, scale }: Place, factor: number, at: Point): Place => {
  const next = Math.min(LARGEST_SCALE, Math.max(SMALLEST_SCALE, scale * factor))
  const ratio = next / scale
  return { scale: next, x: at.x - (at.x - x) * ratio, y: at.y - (at.y - y) * ratio }
}
