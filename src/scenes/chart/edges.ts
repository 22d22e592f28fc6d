import type { SceneContext } from '../scene'

export type Points = readonly (readonly [x: number, y: number])[]

const BEND = 8 // pixels: radius of a corner
const TAIL = 56 // pixels
const ARROW = { length: 5, width: 3 }

/** The length of a line with sharp corners. */
export const measure = (points: Points) =>
  points.slice(1).reduce((sum, [x, y], index) => {
    const [fromX, fromY] = points[index]!
    return sum + Math.hypot(x - fromX, y - fromY)
  }, 0)

const trace = (context: SceneContext, points: Points) => {
  context.beginPath()
  points.forEach(([x, y], index) => {
    const [before, after] = [points[index - 1], points[index + 1]]
    if (!before) return context.moveTo(x, y)
    if (!after) return context.lineTo(x, y)
    const shorter = Math.min(
      Math.hypot(x - before[0], y - before[1]),
      Math.hypot(after[0] - x, after[1] - y),
    )
    context.arcTo(x, y, after[0], after[1], Math.min(BEND, shorter / 2))
  })
}

/** A thin line with round corners and an arrowhead. */
export const drawEdge = (context: SceneContext, points: Points, left: number, top: number) => {
  context.save()
  context.translate(left, top)
  trace(context, points)
  const [tip, before] = [points.at(-1), points.at(-2)]
  if (tip && before) {
    const [wayX, wayY] = [Math.sign(tip[0] - before[0]), Math.sign(tip[1] - before[1])]
    const [backX, backY] = [tip[0] - wayX * ARROW.length, tip[1] - wayY * ARROW.length]
    context.moveTo(backX - wayY * ARROW.width, backY - wayX * ARROW.width)
    context.lineTo(tip[0], tip[1])
    context.lineTo(backX + wayY * ARROW.width, backY + wayX * ARROW.width)
  }
  context.stroke()
  context.restore()
}

/** A pulse with a tail that runs along a line. `progress` is 0..1. */
export const drawPulse = (
  context: SceneContext,
  points: Points,
  length: number,
  progress: number,
  color: string,
) => {
  context.save()
  context.strokeStyle = color
  context.lineCap = 'round'
  trace(context, points)
  // The tail is three strokes: the longer, the fainter. A canvas has no gradient along a path.
  for (const part of [1, 0.55, 0.2]) {
    const tail = TAIL * part
    context.globalAlpha = (1 - part * 0.7) * (1 - progress ** 4)
    context.lineWidth = 1 + 1.5 * (1 - part)
    context.setLineDash([tail, length + TAIL])
    context.lineDashOffset = -(progress * (length + tail) - tail)
    context.stroke()
  }
  context.restore()
}
