import type { Palette } from '#scenes/scene'

import type { Size } from './protocol'

/** A higher ratio costs time and shows no difference. */
const MAX_RATIO = 2

/** The colours that the style sheet gives an element; its project's hue is one of them. */
export const readPalette = (element: Element): Palette => {
  const style = getComputedStyle(element)
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim()
  return {
    ink: token('ink'),
    inset: token('inset'),
    line: token('line'),
    lineStrong: token('line-strong'),
    text: token('text'),
    muted: token('muted'),
    hue: token('hue') || token('signal'),
  }
}

export const sizeOf = ({ clientWidth, clientHeight }: Element): Size => ({
  width: clientWidth,
  height: clientHeight,
  ratio: Math.min(devicePixelRatio, MAX_RATIO),
})
