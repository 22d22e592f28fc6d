import { fade } from './color.ts'
import { FULL } from './easing.ts'
import type { SceneContext } from './scene.ts'

type Paint = string | CanvasGradient

const FALL_OFF = [1, 0.55, 0.24, 0.07, 0] // strength of a glow, from its middle outwards

/** Each font in the weight that pages load: a browser would smear any other. */
const families = {
  display: [680, 'Display, system-ui, sans-serif'],
  text: [400, 'Text, system-ui, sans-serif'],
  mono: [400, 'Mono, ui-monospace, monospace'],
} as const

/** A CSS font. `size` is in units. */
export const font = (role: keyof typeof families, size: number) => {
  const [weight, family] = families[role]
  return `${weight} ${size}px ${family}`
}

/** The shapes that scenes draw again and again on a canvas. */
export const createBrush = (context: SceneContext) => ({
  /**
   * Makes a radial gradient at the origin, which falls off from one radius to another. Made once.
   */
  createGlow: (color: string, alpha: number, from = 0, to = 1) => {
    const glow = context.createRadialGradient(0, 0, from, 0, 0, to)
    for (const [index, strength] of FALL_OFF.entries())
      glow.addColorStop(index / (FALL_OFF.length - 1), fade(color, alpha * strength))
    return glow
  },
  /** Draws a glow of radius 1 from `createGlow`. */
  shine: (glow: CanvasGradient, x: number, y: number, radius: number) => {
    context.save()
    context.translate(x, y)
    context.scale(radius, radius)
    context.fillStyle = glow
    context.fillRect(-1, -1, 2, 2)
    context.restore()
  },
  /** A filled circle. */
  disc: (paint: Paint, x: number, y: number, radius: number) => {
    context.fillStyle = paint
    context.beginPath()
    context.arc(x, y, radius, 0, FULL)
    context.fill()
  },
  /** A circle's outline. */
  ring: (paint: Paint, width: number, x: number, y: number, radius: number) => {
    context.strokeStyle = paint
    context.lineWidth = width
    context.beginPath()
    context.arc(x, y, radius, 0, FULL)
    context.stroke()
  },
  /** Light around a circle, up to `reach` radii. Its paint is made for radius 1 at the origin. */
  halo: (paint: Paint, x: number, y: number, radius: number, reach: number) => {
    context.save()
    context.translate(x, y)
    context.scale(radius, radius)
    context.fillStyle = paint
    context.beginPath()
    context.arc(0, 0, reach, 0, FULL)
    context.arc(0, 0, 1, 0, FULL, true) // within the circle it would be painted in vain
    context.fill()
    context.restore()
  },
  /** A line from point to point. */
  line: (paint: Paint, width: number, ...points: [x: number, y: number][]) => {
    context.strokeStyle = paint
    context.lineWidth = width
    context.beginPath()
    for (const [x, y] of points) context.lineTo(x, y)
    context.stroke()
  },
  /** A filled rectangle with round corners. */
  slab: (paint: Paint, x: number, y: number, width: number, height: number, radius: number) => {
    context.fillStyle = paint
    context.beginPath()
    context.roundRect(x, y, width, height, radius)
    context.fill()
  },
  /** Words in the context's font; `y` is their baseline. */
  print: (paint: Paint, words: string, x: number, y: number) => {
    context.fillStyle = paint
    context.fillText(words, x, y)
  },
})
