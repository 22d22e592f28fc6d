import { createBrush } from './brush.ts'
import { mix } from './color.ts'
import { snap } from './easing.ts'
import type { Palette, SceneContext } from './scene.ts'

const WAVE = { length: 24, height: 10, width: 5 }
const STRIKE = { overhang: 10, above: 24, slant: 8, width: 9 }
const PIP = { radius: 24, line: 5, tick: 6 }

/** Draws the marks of a proofreader. */
export const createMarks = (context: SceneContext, { ink, hue, lineStrong }: Palette) => {
  const { disc, line, ring } = createBrush(context)
  const waveColor = mix(ink, hue, 0.75)

  /** A wavy line under a wrong word. */
  const drawWave = (x: number, y: number, width: number) => {
    const halves = Math.round(width / WAVE.length) * 2
    const half = width / halves
    context.strokeStyle = waveColor
    context.lineWidth = WAVE.width
    context.beginPath()
    context.moveTo(x, y)
    for (let at = 0; at < halves; at += 1) {
      const bend = at % 2 ? -WAVE.height : WAVE.height
      context.quadraticCurveTo(x + (at + 0.5) * half, y + bend, x + (at + 1) * half, y)
    }
    context.stroke()
  }

  /** A line through a word with the baseline `y`, of which `share`, 0..1, is drawn. */
  const drawStrike = (x: number, y: number, width: number, share: number) => {
    const from = x - STRIKE.overhang
    const top = y - STRIKE.above
    const end = from + (width + 2 * STRIKE.overhang) * share
    line(hue, STRIKE.width, [from, top], [end, top - STRIKE.slant * share])
  }

  /** A circle beside a line of text: empty, and ticked once all words are right (`clean` is 1). */
  const drawPip = (x: number, y: number, clean: number) => {
    ring(mix(lineStrong, hue, clean), PIP.line, x, y, PIP.radius)
    if (clean === 0) return
    disc(hue, x, y, PIP.radius * snap(clean))
    line(ink, PIP.tick, [x - 10, y + 1], [x - 3, y + 9], [x + 11, y - 8])
  }

  return { drawWave, drawStrike, drawPip }
}
