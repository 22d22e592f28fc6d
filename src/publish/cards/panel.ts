import type { Canvas, Image, SKRSContext2D } from '@napi-rs/canvas'

import { themes } from '../../../uno.config.ts'

const { dark } = themes
const HEADER = 44
const RADIUS = 18
const SMALL = 240 // pixels wide
const GRID = 26

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Draws the site's dotted background. */
export const drawGround = (context: SKRSContext2D, width: number, height: number) => {
  context.fillStyle = dark.ink
  context.fillRect(0, 0, width, height)
  context.fillStyle = dark.line
  for (let y = GRID / 2; y < height; y += GRID)
    for (let x = GRID / 2; x < width; x += GRID) context.fillRect(x - 1, y - 1, 2, 2)
}

/** Draws a picture as a state card: below a header with its name and state. */
export const drawPanel = (
  context: SKRSContext2D,
  picture: Canvas | Image,
  { x, y, width, height }: Box,
  [name, state]: readonly [string, string],
  family: string,
) => {
  const isMirrored = context.direction === 'rtl'
  context.save()
  context.beginPath()
  context.roundRect(x, y, width, height, RADIUS)
  context.fillStyle = dark.raised
  context.fill()
  context.clip()
  context.drawImage(picture, x, y + HEADER, width, height - HEADER)
  const isSmall = width < SMALL
  context.font = `500 ${isSmall ? 14 : 17}px ${family}`
  context.letterSpacing = '0px'
  context.textBaseline = 'alphabetic'
  // A small panel has room for the name only.
  const end = isSmall ? 0 : context.measureText(state).width
  context.fillStyle = dark.signal
  const [first, last] = isMirrored ? [x + width - 20, x + 20] : [x + 20, x + width - 20]
  context.textAlign = 'end'
  if (!isSmall) context.fillText(state, last, y + 28)
  context.beginPath()
  context.rect(isMirrored ? x + end + 32 : x, y, width - end - 32, HEADER)
  context.clip()
  context.textAlign = 'start'
  context.fillStyle = dark.muted
  context.fillText(name, first, y + 28)
  context.restore()

  context.strokeStyle = dark.line
  context.lineWidth = 2
  context.beginPath()
  context.moveTo(x, y + HEADER)
  context.lineTo(x + width, y + HEADER)
  context.stroke()
  context.beginPath()
  context.roundRect(x, y, width, height, RADIUS)
  context.strokeStyle = dark['line-strong']
  context.stroke()
}

/** The height of a panel whose picture has the ratio of height to width. */
export const panelHeight = (width: number, ratio: number) => HEADER + width * ratio

/** Draws a transition: a line from point to point with two rounded bends. */
export const drawEdge = (
  context: SKRSContext2D,
  from: readonly [number, number],
  to: readonly [number, number],
) => {
  const middle = (from[0] + to[0]) / 2
  const radius = Math.min(GRID / 2, Math.abs(to[1] - from[1]) / 2)
  context.strokeStyle = dark['line-strong']
  context.lineWidth = 2
  context.beginPath()
  context.moveTo(...from)
  context.arcTo(middle, from[1], middle, to[1], radius)
  context.arcTo(middle, to[1], ...to, radius)
  context.lineTo(...to)
  context.stroke()
  context.beginPath()
  context.arc(...to, 6, 0, Math.PI * 2)
  context.fillStyle = dark.signal
  context.fill()
}

/** The site's mark. */
export const drawPip = (context: SKRSContext2D, x: number, y: number) => {
  context.fillStyle = dark.signal
  context.beginPath()
  context.arc(x, y, 8, 0, Math.PI * 2)
  context.fill()
  context.globalAlpha = 0.2
  context.beginPath()
  context.arc(x, y, 14, 0, Math.PI * 2)
  context.fill()
  context.globalAlpha = 1
}
