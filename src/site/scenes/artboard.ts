import type { Frame, Grip, SceneContext } from './scene.ts'

/** The artboard's size in its own units. It covers the canvas, as its still image covers its place. */
export const WIDTH = 1600
export const HEIGHT = 1000

const HAIRLINE = { least: 2, most: 6 } // units

type Size = Pick<Frame, 'width' | 'height'>

const scaleOf = ({ width, height }: Size) => Math.max(width / WIDTH, height / HEIGHT)

/** A place on a canvas in units of the artboard. Both are in CSS pixels. */
export const unitsAt = ({ x, y }: { x: number; y: number }, size: Size) => {
  const scale = scaleOf(size)
  return {
    x: WIDTH / 2 + (x - size.width / 2) / scale,
    y: HEIGHT / 2 + (y - size.height / 2) / scale,
  }
}

/** Whether a place is within a grip. Units. */
export const isInGrip = (grip: Grip, { x, y }: { x: number; y: number }) =>
  Math.hypot(x - grip.x, y - grip.y) < grip.radius

/**
 * Makes a scene's draw function from one that paints the artboard: it scales the canvas, fills it with
 * the ground and restores the context.
 *
 * @param paint `hairline` is the width of a thin line, about one CSS pixel, in units; `touch` the state
 * of the scene's own reducer
 */
export const onArtboard =
  (
    context: SceneContext,
    ground: string,
    paint: (time: number, hairline: number, touch: never) => void,
  ) =>
  ({ time, width, height, touch }: Frame) => {
    if (!(width > 0 && height > 0)) return
    const scale = scaleOf({ width, height })
    context.save()
    context.globalAlpha = 1
    context.fillStyle = ground
    context.fillRect(0, 0, width, height)
    context.translate((width - WIDTH * scale) / 2, (height - HEIGHT * scale) / 2)
    context.scale(scale, scale)
    context.lineJoin = 'round'
    context.lineCap = 'round'
    context.direction = 'ltr'
    context.textAlign = 'left'
    context.textBaseline = 'alphabetic'
    paint(time, Math.min(HAIRLINE.most, Math.max(HAIRLINE.least, 1 / scale)), touch as never)
    context.restore()
  }
