import type { Frame, Grip, SceneContext } from './scene'

/** The artboard's size in its own units. It is scaled to fit the canvas, and centred. */
export const WIDTH = 1600
export const HEIGHT = 1000

const BLEED = 1600 // units that a scene may draw beyond its artboard, in a canvas of another shape
const HAIRLINE = { least: 2, most: 6 } // units

const scaleOf = ({ width, height }: Pick<Frame, 'width' | 'height'>) =>
  Math.min(width / WIDTH, height / HEIGHT)

/** A place on a canvas in units of the artboard. Both are in CSS pixels. */
export const unitsAt = (place: { x: number; y: number }, size: Pick<Frame, 'width' | 'height'>) => {
  const scale = scaleOf(size)
  return {
    x: WIDTH / 2 + (place.x - size.width / 2) / scale,
    y: HEIGHT / 2 + (place.y - size.height / 2) / scale,
  }
}

/** Whether a place is within a grip. Units. */
export const isInGrip = (grip: Grip, { x, y }: { x: number; y: number }) =>
  Math.hypot(x - grip.x, y - grip.y) < grip.radius

/** What is visible of the artboard. Units. */
export interface Artboard {
  /** Edges of the canvas: those of the artboard, or further out. */
  left: number
  right: number
  top: number
  bottom: number
  /** The width of a thin line: about one CSS pixel. */
  hairline: number
}

/**
 * Makes a scene's draw function from one that paints the artboard: it scales and clips the canvas,
 * fills it with the ground and restores the context.
 *
 * @param paint its third parameter is the state of the scene's own reducer
 */
export const onArtboard = (
  context: SceneContext,
  ground: string,
  paint: (time: number, artboard: Artboard, touch: never) => void,
) => {
  const artboard: Artboard = { left: 0, right: WIDTH, top: 0, bottom: HEIGHT, hairline: 1 }

  return ({ time, width, height, touch }: Frame) => {
    if (!(width > 0 && height > 0)) return
    const scale = scaleOf({ width, height })
    const besides = Math.min(BLEED, (width / scale - WIDTH) / 2)
    const above = Math.min(BLEED, (height / scale - HEIGHT) / 2)
    artboard.left = -besides
    artboard.right = WIDTH + besides
    artboard.top = -above
    artboard.bottom = HEIGHT + above
    artboard.hairline = Math.min(HAIRLINE.most, Math.max(HAIRLINE.least, 1 / scale))

    context.save()
    context.beginPath()
    context.rect(0, 0, width, height)
    context.clip()
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
    paint(time, artboard, touch as never)
    context.restore()
  }
}
