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

/** Text has 11 pixels at scale 1: it gets larger, never smaller. */
const SMALLEST_SCALE = 1
const LARGEST_SCALE = 3
/** In pixels. */
const MARGIN = 8
/** Largest scale at which a small chart fills its viewport. */
export const LARGEST_FIT = 1.25
/** Kept free beside a chart that is higher than its viewport, for the minimap. In pixels. */
export const GUTTER = 44

/** A viewport smaller than its margins shows nothing. */
export const hasRoom = ({ width, height }: Size) => Math.min(width, height) > 2 * MARGIN

/** The room for a chart in a viewport. */
export const roomIn = ({ width, height }: Size): Size => ({
  width: width - 2 * MARGIN,
  height: height - 2 * MARGIN,
})

/**
 * Offset along one axis: centres the content. If that overflows, its focus, without leaving a gap;
 * of a focus that overflows, too, the start is shown.
 */
const offset = (room: number, length: number, start: number, focus: number) => {
  if (length + 2 * MARGIN <= room) return (room - length) / 2
  const wanted = focus + 2 * MARGIN > room ? MARGIN : (room - focus) / 2
  return Math.min(MARGIN, Math.max(room - MARGIN - length, wanted - start))
}

/** Shows the whole, a little larger if there is room; of a larger chart, its focus. */
export const fitFocus = ({ chart, viewport, focus }: View): Place => {
  const room = roomIn(viewport)
  const whole = Math.min(room.width / chart.width, room.height / chart.height)
  const scale = Math.min(LARGEST_FIT, Math.max(SMALLEST_SCALE, whole))
  const hasGutter = chart.height > room.height && chart.width + GUTTER <= room.width
  const width = viewport.width - (hasGutter ? GUTTER : 0)
  return {
    scale,
    x: offset(width, chart.width * scale, focus.x * scale, focus.width * scale),
    y: offset(viewport.height, chart.height * scale, focus.y * scale, focus.height * scale),
  }
}

/** Scales by a factor, within limits, and keeps the point `at` where it is. */
export const zoom = ({ x, y, scale }: Place, factor: number, at: Point): Place => {
  const next = Math.min(LARGEST_SCALE, Math.max(SMALLEST_SCALE, scale * factor))
  const ratio = next / scale
  return { scale: next, x: at.x - (at.x - x) * ratio, y: at.y - (at.y - y) * ratio }
}

/** How far a length must move to be seen along one axis; of what is too long, its start. */
const nudge = (room: number, start: number, length: number) =>
  start < MARGIN || length > room ? MARGIN - start : Math.min(0, room - MARGIN - start - length)

/** Moves a chart just as far as needed to show an area of it. */
export const reveal = (place: Place, viewport: Size, area: Area): Place => {
  const { x, y, scale } = place
  return {
    scale,
    x: x + nudge(viewport.width, x + area.x * scale, area.width * scale),
    y: y + nudge(viewport.height, y + area.y * scale, area.height * scale),
  }
}
