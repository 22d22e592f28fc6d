import { createGlow, disc, font, shine } from '../brush'
import { NODE } from './chart'
import type { Palette, SceneContext } from '../scene'

const RADIUS = 8
const GLOW = 46 // pixels: radius of a glow
const LABEL = { size: 11, rise: 7 } // pixels
/** Speed of lighting up, of cooling down and of the label: share of the remaining way per second. */
const HEAT = { up: 12, down: 2.2, label: 8 }
/** Pixels from the pointer within which a label shows. */
const REACH = 90
/** A difference below this counts as arrived. */
const SETTLED = 0.01

/** A state on the canvas, and how it is lit. */
export interface Light {
  machine: string
  id: string
  label: string
  x: number
  y: number
  /** Brightness, 0..1; higher for a flash. */
  heat: number
  /** Opacity of its label, 0..1. */
  wakefulness: number
}

const approach = (value: number, goal: number, speed: number, seconds: number) =>
  Math.abs(goal - value) < SETTLED ? goal : value + (goal - value) * Math.min(1, speed * seconds)

type Point = readonly [x: number, y: number]

/** Whether the pointer is near enough to show a light's label. */
export const isNear = ({ x, y }: Light, pointer: Point | null) =>
  pointer !== null &&
  Math.hypot(x + NODE.width / 2 - pointer[0], y + NODE.height / 2 - pointer[1]) < REACH

/** Advances a light. @returns whether it still changes */
export const advanceLight = (
  light: Light,
  isActive: boolean,
  pointer: Point | null,
  seconds: number,
) => {
  const warmth = isActive ? 1 : 0
  const attention = isNear(light, pointer) ? 1 : 0
  light.heat = approach(light.heat, warmth, warmth > light.heat ? HEAT.up : HEAT.down, seconds)
  light.wakefulness = approach(light.wakefulness, attention, HEAT.label, seconds)
  return light.heat !== warmth || light.wakefulness !== attention
}

/** Prepares what all nodes share. @returns draws one node */
export const createNodePainter = (context: SceneContext, palette: Palette) => {
  const glow = createGlow(context, palette.hue, 0.34)

  return ({ x, y, heat, wakefulness, label }: Light) => {
    const brightness = Math.min(1, heat)
    const [middleX, middleY] = [x + NODE.width / 2, y + NODE.height / 2]
    context.globalAlpha = brightness
    if (brightness > 0) shine(context, glow, middleX, middleY, GLOW)
    context.globalAlpha = 1
    context.beginPath()
    context.roundRect(x + 0.5, y + 0.5, NODE.width - 1, NODE.height - 1, RADIUS)
    context.fillStyle = palette.ink
    context.fill()
    context.strokeStyle = palette.lineStrong
    context.stroke()
    if (brightness > 0) {
      context.globalAlpha = brightness
      context.strokeStyle = palette.hue
      context.stroke()
      disc(context, palette.hue, middleX, middleY, 3)
    }
    if (wakefulness > 0) {
      context.globalAlpha = wakefulness
      context.font = font('mono', LABEL.size)
      context.textAlign = 'center'
      context.fillStyle = palette.muted
      context.fillText(label, middleX, y - LABEL.rise)
    }
    context.globalAlpha = 1
  }
}
