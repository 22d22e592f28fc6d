import { disc, font, ring, slab } from './brush'
import { fade, mix } from './color'
import { readDrafts, type Word } from './draft'
import { easeOut, lerp, progress, smooth, snap } from './easing'
import type { Scene } from './scene'
import { onStage, type Stage } from './stage'

export const still = 5.85

const DRAFT_SECONDS = 12
/** Seconds into a draft. */
const RISE = { each: 0.1, for: 0.8 }
const FIX = { at: 1.4, each: 1.75 }
const LEAVE = { at: 11.2, for: 0.7 }
/** Seconds into a correction: noticed, struck, a better word offered, and taken in by the line. */
const NOTICE = { at: 0, for: 0.3 }
const STRIKE = { at: 0.3, for: 0.3 }
const OFFER = { at: 0.55, for: 0.35 }
const TAKE = { at: 1.25, for: 0.4 }
const COOL = { at: 1.8, for: 1.2 }

const MARGIN = { rule: 168, text: 220, pip: 96 }
const ROW = { first: 276, leading: 176, rows: 4 }
const CHIP = { size: 0.62, drop: 88, indent: 10, top: -78, height: 108, padding: 42 }
const WAVE = 24
const FONT = font('display', 600, 92)

/** Lines of text that get corrected mark by mark. */
export const scene: Scene = (context, { palette }) => {
  const { ink, hue, text, line, lineStrong } = palette
  const struck = mix(ink, text, 0.34)
  const wave = mix(ink, hue, 0.75)
  const rule = mix(ink, hue, 0.4)
  context.font = FONT
  const drafts = readDrafts(context)
  const space = context.measureText('n n').width - context.measureText('nn').width

  const drawPaper = ({ left, right, top, bottom, hairline }: Stage) => {
    context.lineWidth = hairline
    context.strokeStyle = line
    context.beginPath()
    for (let row = 0; row < ROW.rows; row += 1) {
      context.moveTo(left, ROW.first + row * ROW.leading + 52)
      context.lineTo(right, ROW.first + row * ROW.leading + 52)
    }
    context.stroke()
    context.strokeStyle = rule
    context.beginPath()
    context.moveTo(MARGIN.rule, top)
    context.lineTo(MARGIN.rule, bottom)
    context.stroke()
  }

  const drawWave = (x: number, y: number, width: number) => {
    const halves = Math.round(width / WAVE) * 2
    const half = width / halves
    context.strokeStyle = wave
    context.lineWidth = 5
    context.beginPath()
    context.moveTo(x, y)
    for (let at = 0; at < halves; at += 1)
      context.quadraticCurveTo(
        x + (at + 0.5) * half,
        y + (at % 2 ? -10 : 10),
        x + (at + 1) * half,
        y,
      )
    context.stroke()
  }

  /** The word as it was written, until it has been struck and has faded. */
  const drawWrong = ({ wrong, wrongWidth }: Word, x: number, y: number, strike: number) => {
    context.fillStyle = strike > 0.5 ? struck : text
    context.fillText(wrong, x, y)
    if (strike === 0) {
      drawWave(x, y + 22, wrongWidth)
      return
    }
    context.strokeStyle = hue
    context.lineWidth = 9
    context.beginPath()
    context.moveTo(x - 10, y - 24)
    context.lineTo(x - 10 + (wrongWidth + 20) * strike, y - 24 - 8 * strike)
    context.stroke()
  }

  /** The better word: offered on a chip below, which carries it to its place and fades. */
  const drawRight = (word: Word, x: number, y: number, age: number, taken: number) => {
    const offered = progress(age, OFFER.at, OFFER.for)
    if (offered === 0) return
    const alpha = context.globalAlpha * Math.min(1, offered * 2)
    const size = lerp(CHIP.size, 1, taken)
    const below = (1 - taken) * (CHIP.drop + 24 * (snap(offered) - 1))
    context.save()
    context.translate(x + CHIP.indent * (1 - taken), y + below)
    context.scale(size, size)
    context.globalAlpha = alpha * (1 - taken)
    const width = word.rightWidth + CHIP.padding * 2
    slab(context, hue, -CHIP.padding, CHIP.top, width, CHIP.height, CHIP.height / 2)
    context.globalAlpha = alpha
    context.fillStyle =
      taken < 1 ? mix(ink, hue, taken) : mix(hue, text, smooth(progress(age, COOL.at, COOL.for)))
    context.fillText(word.right, 0, 0)
    context.restore()
    context.fillStyle = hue
    context.fillRect(x, y + 20, word.rightWidth * smooth(progress(age, TAKE.at + 0.2, 0.4)), 5)
  }

  /** A word that is corrected from age 0 on; answers the width that it takes up by then. */
  const drawFix = (word: Word, x: number, y: number, age: number) => {
    const taken = smooth(progress(age, TAKE.at, TAKE.for))
    const width = lerp(word.wrongWidth, word.rightWidth, taken)
    const alpha = context.globalAlpha
    const noticed = progress(age, NOTICE.at, NOTICE.for) * (1 - taken)
    slab(context, fade(hue, 0.15 * noticed), x - 16, y - 86, width + 32, 116, 18)
    context.globalAlpha = alpha * (1 - taken)
    if (taken < 1) drawWrong(word, x, y, smooth(progress(age, STRIKE.at, STRIKE.for)))
    context.globalAlpha = alpha
    drawRight(word, x, y, age, taken)
    return width
  }

  /** Beside a line: empty while a word in it is wrong, ticked once none is. */
  const drawPip = (y: number, clean: number) => {
    context.lineWidth = 5
    ring(context, mix(lineStrong, hue, clean), MARGIN.pip, y - 32, 24)
    if (clean === 0) return
    disc(context, hue, MARGIN.pip, y - 32, 26 * snap(clean))
    context.strokeStyle = ink
    context.lineWidth = 6
    context.beginPath()
    context.moveTo(MARGIN.pip - 10, y - 31)
    context.lineTo(MARGIN.pip - 3, y - 23)
    context.lineTo(MARGIN.pip + 11, y - 40)
    context.stroke()
  }

  const drawLine = (words: readonly Word[], y: number, moment: number) => {
    let x = MARGIN.text
    let clean = 1
    context.font = FONT
    for (const word of words) {
      if (word.fix === undefined) {
        context.fillStyle = text
        context.fillText(word.wrong, x, y)
        x += word.wrongWidth + space
      } else {
        const age = moment - FIX.at - word.fix * FIX.each
        clean = Math.min(clean, progress(age, TAKE.at + 0.2, TAKE.for))
        x += drawFix(word, x, y, age) + space
      }
    }
    drawPip(y, clean)
  }

  return onStage(context, ink, (time, stage) => {
    const count = Math.floor(time / DRAFT_SECONDS)
    const moment = time - count * DRAFT_SECONDS
    const leaving = smooth(progress(moment, LEAVE.at, LEAVE.for))
    drawPaper(stage)
    const lines = drafts[count % drafts.length]!
    for (let row = lines.length - 1; row >= 0; row -= 1) {
      // From the bottom up: a chip hangs over the line below.
      context.globalAlpha = easeOut(progress(moment, row * RISE.each, RISE.for)) * (1 - leaving)
      drawLine(lines[row]!, ROW.first + row * ROW.leading, moment)
    }
    context.globalAlpha = 1
  })
}
