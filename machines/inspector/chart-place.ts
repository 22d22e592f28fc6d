export interface Size {
  width: number
  height: number
}

export interface Area extends Size {
  x: number
  y: number
}

/** Text has 11 pixels at scale 1: it gets larger, never smaller. */
const SMALLEST_SCALE = 1
/** Around a chart. In pixels. */
const MARGIN = 8
/** Largest scale at which a small chart fills its viewport. */
export const LARGEST_FIT = 1.25
/** Kept free beside a chart that is higher than its viewport, for the scroll bar. In pixels. */
export const GUTTER = 16

/** A viewport smaller than its margins shows nothing. */
export const hasRoom = ({ width, height }: Size) => Math.min(width, height) > 2 * MARGIN

/** The room for a chart in a viewport. */
export const roomIn = ({ width, height }: Size): Size => ({
  width: width - 2 * MARGIN,
  height: height - 2 * MARGIN,
})

/** The scale of a chart: a little larger if there is room, never so small that none can read it. */
export const scaleIn = (viewport: Size, chart: Size) => {
  const room = roomIn(viewport)
  const whole = Math.min(room.width / chart.width, room.height / chart.height)
  return Math.min(LARGEST_FIT, Math.max(SMALLEST_SCALE, whole))
}

/** How far to scroll along one axis to see a length, with its margin; of what is too long, its start. */
const nudge = (room: number, start: number, length: number) =>
  start < MARGIN || length > room ? start - MARGIN : Math.max(0, start + length + MARGIN - room)

/** How far to scroll a viewport until it shows an area, which is given as it lies in there now. */
export const reveal = (viewport: Size, area: Area) => ({
  left: nudge(viewport.width, area.x, area.width),
  top: nudge(viewport.height, area.y, area.height),
})

/** Whether a viewport shows some of an area. */
export const isSeen = ({ width, height }: Size, area: Area) =>
  area.x < width && area.y < height && area.x + area.width > 0 && area.y + area.height > 0
