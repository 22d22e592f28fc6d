import { createBrush, font } from './brush.ts'
import { fade, mix } from './color.ts'
import { readSampleTexts, type Correction } from './write-sample-texts.ts'
import { easeOut, lerp, progress, smooth, snap } from './easing.ts'
import { createMarks } from './write-marks.ts'
import type { Scene, SceneContext, Touching } from './scene.ts'
import { HEIGHT, onArtboard, WIDTH } from './artboard.ts'

export const still = 5.85

const TEXT_SECONDS = 12
/** When lines rise, in seconds into a text. */
const RISE = { each: 0.1, for: 0.8 }
const FIX = { at: 1.4, each: 1.75 }
const LEAVE = { at: 11.2, for: 0.7 }
/**
 * When the steps of a correction begin, in seconds into it: the word is marked, struck out,
 * replaced on a chip, then in the line.
 */
const NOTICE = { at: 0, for: 0.3 }
const STRIKE = { at: 0.3, for: 0.3 }
const OFFER = { at: 0.55, for: 0.35 }
const TAKE = { at: 1.25, for: 0.4 }
const COOL = { at: 1.8, for: 1.2 }

const MARGIN = { rule: 168, text: 220, pip: 96 }
const ROW = { first: 276, leading: 176, rows: 4, rule: 52, middle: -32 }
const NOTED = { overhang: 16, top: -86, height: 116, radius: 18 }
const CHIP = { size: 0.62, baseline: 88, top: 38, height: 70, padding: 24, settle: 24 }
const UNDERLINE = { top: 20, height: 5 }
const FONT = font('display', 96)

/**
 * When the words of one text were passed over by hand, in seconds into the text, by their index.
 */
interface Mended {
  count: number
  since: Readonly<Record<number, number>>
}

const countAt = (time: number) => Math.floor(time / TEXT_SECONDS)

/** The age of a correction, which begins by itself, or when its word is passed over. */
const ageOf = (fix: number, moment: number, since: Mended['since'] = {}) =>
  moment - Math.min(FIX.at + fix * FIX.each, since[fix] ?? Infinity)

const widthAt = ({ wrongWidth, rightWidth }: Correction, age: number) =>
  lerp(wrongWidth, rightWidth, smooth(progress(age, TAKE.at, TAKE.for)))

const measure = (context: SceneContext) => {
  context.font = FONT
  const space = context.measureText('n n').width - context.measureText('nn').width
  return { texts: readSampleTexts(context), space }
}

/** A word that the pointer passes over is mended. */
export const touch: Touching<Mended> = (context) => {
  const { texts, space } = measure(context)
  return (state, { type, x, y, time }) => {
    const count = countAt(time)
    const moment = time - count * TEXT_SECONDS
    const since = state?.count === count ? state.since : {}
    const row = Math.floor((y - ROW.first - NOTED.top) / ROW.leading)
    let left = MARGIN.text
    for (const word of (type !== 'leave' && texts[count % texts.length]![row]) || []) {
      const { fix } = word
      const age = fix === undefined ? 0 : ageOf(fix, moment, since)
      const right = left + widthAt(word, age)
      if (fix !== undefined && age < 0 && x > left && x < right)
        return { count, since: { ...since, [fix]: moment } }
      left = right + space
    }
    return { count, since }
  }
}

/** Lines of text that are corrected word by word. */
export const scene: Scene = (context, palette) => {
  const { line, slab, print } = createBrush(context)
  const { ink, hue, text } = palette
  const struck = mix(ink, text, 0.34)
  const rule = mix(ink, hue, 0.4)
  const { drawWave, drawStrike, drawPip } = createMarks(context, palette)
  const { texts, space } = measure(context)

  const drawPaper = (hairline: number) => {
    for (let row = 0; row < ROW.rows; row += 1) {
      const y = ROW.first + row * ROW.leading + ROW.rule
      line(palette.line, hairline, [0, y], [WIDTH, y])
    }
    line(rule, hairline, [MARGIN.rule, 0], [MARGIN.rule, HEIGHT])
  }

  const drawWrong = ({ wrong, wrongWidth }: Correction, x: number, y: number, strike: number) => {
    print(strike > 0.5 ? struck : text, wrong, x, y)
    if (strike > 0) drawStrike(x, y, wrongWidth, strike)
    else drawWave(x, y + UNDERLINE.top + 2, wrongWidth)
  }

  /** Draws the correction: on a chip below, then in its place. The chip becomes its underline. */
  const drawRight = ({ right, rightWidth }: Correction, x: number, y: number, age: number) => {
    const offered = progress(age, OFFER.at, OFFER.for)
    const taken = smooth(progress(age, TAKE.at, TAKE.for))
    const rise = easeOut(progress(age, TAKE.at, TAKE.for))
    const lower = CHIP.settle * (snap(offered) - 1)
    const size = lerp(CHIP.size, 1, rise)
    const width = lerp(rightWidth * CHIP.size + CHIP.padding * 2, rightWidth, taken)
    const height = lerp(CHIP.height, UNDERLINE.height, taken)
    const top = y + lerp(CHIP.top, UNDERLINE.top, taken) + lower
    context.globalAlpha *= Math.min(1, offered * 2)
    slab(hue, x - CHIP.padding * (1 - taken), top, width, height, height / 2)
    context.save()
    context.translate(x, y + CHIP.baseline * (1 - rise) + lower)
    context.scale(size, size)
    const color =
      taken < 1
        ? mix(ink, hue, progress(rise, 0.3, 0.4))
        : mix(hue, text, smooth(progress(age, COOL.at, COOL.for)))
    print(color, right, 0, 0)
    context.restore()
  }

  /** Draws a word whose correction begins at age 0. @returns its width at that age */
  const drawFix = (word: Correction, x: number, y: number, age: number) => {
    const taken = smooth(progress(age, TAKE.at, TAKE.for))
    const width = widthAt(word, age)
    const noticed = progress(age, NOTICE.at, NOTICE.for) * (1 - taken)
    const { overhang, top, height, radius } = NOTED
    const alpha = context.globalAlpha
    if (noticed > 0)
      slab(fade(hue, 0.15 * noticed), x - overhang, y + top, width + overhang * 2, height, radius)
    context.globalAlpha = alpha * (1 - progress(taken, 0, 0.5))
    if (taken < 0.5) drawWrong(word, x, y, smooth(progress(age, STRIKE.at, STRIKE.for)))
    context.globalAlpha = alpha
    if (age > OFFER.at) drawRight(word, x, y, age)
    context.globalAlpha = alpha
    return width
  }

  const drawLine = (
    words: readonly Correction[],
    y: number,
    moment: number,
    since: Mended['since'],
  ) => {
    let x = MARGIN.text
    let clean = 1
    context.font = FONT
    for (const word of words) {
      if (word.fix === undefined) {
        print(text, word.wrong, x, y)
        x += word.wrongWidth + space
      } else {
        const age = ageOf(word.fix, moment, since)
        clean = Math.min(clean, progress(age, TAKE.at + 0.2, TAKE.for))
        x += drawFix(word, x, y, age) + space
      }
    }
    drawPip(MARGIN.pip, y + ROW.middle, clean)
  }

  return onArtboard(context, ink, (time, hairline, mended: Mended | undefined) => {
    const count = countAt(time)
    const moment = time - count * TEXT_SECONDS
    const leaving = smooth(progress(moment, LEAVE.at, LEAVE.for))
    const lines = texts[count % texts.length]!
    const since = mended?.count === count ? mended.since : {}
    drawPaper(hairline)
    // From the last line to the first, since a chip overlaps the line below.
    for (let row = lines.length - 1; row >= 0; row -= 1) {
      context.globalAlpha = easeOut(progress(moment, row * RISE.each, RISE.for)) * (1 - leaving)
      drawLine(lines[row]!, ROW.first + row * ROW.leading, moment, since)
    }
  })
}
