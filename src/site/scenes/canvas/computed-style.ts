import { hex } from '../color.ts'
import type { Palette } from '../scene.ts'

import type { CanvasSize } from './protocol.ts'

/** A higher ratio costs time and shows no difference. */
const MAX_RATIO = 2

/**
 * A colour as `#rrggbb`, as scenes need it. With more contrast, the page has short and mixed
 * colours.
 */
const hexOf = (color: string) => {
  if (/^#\w{6}$/.test(color)) return color
  const context = document.createElement('canvas').getContext('2d')!
  context.fillStyle = color
  context.fillRect(0, 0, 1, 1)
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((value) => hex(value!)).join('')}`
}

/** The colours that the style sheet gives an element; its project's hue is one of them. */
export const readPalette = (element: Element): Palette => {
  const style = getComputedStyle(element)
  const written = (name: string) => style.getPropertyValue(`--${name}`).trim()
  const token = (name: string) => hexOf(written(name))
  return {
    ink: token('ink'),
    inset: token('inset'),
    line: token('line'),
    lineStrong: token('line-strong'),
    text: token('text'),
    muted: token('muted'),
    hue: hexOf(written('hue') || written('signal')),
  }
}

export const sizeOf = ({ clientWidth, clientHeight }: Element): CanvasSize => ({
  width: clientWidth,
  height: clientHeight,
  ratio: Math.min(devicePixelRatio, MAX_RATIO),
})
