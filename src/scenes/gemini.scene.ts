import { disc, font, reachOf, slab } from './brush'
import { mix } from './color'
import { easeOut, lerp, progress, smooth } from './easing'
import type { Scene } from './scene'
import { onStage, type Stage } from './stage'
import { createTwinStar, traceStar } from './twin-star'

export const still = 6

const EXCHANGES = [
  {
    question: 'What is a binary star?',
    answer: ['Two suns that circle the', 'point where their weight', 'is in balance.'],
  },
  {
    question: 'Do they ever touch?',
    answer: ['Some do. They share one', 'bright envelope of gas', 'and dance as a pair.'],
  },
  {
    question: 'Can I see one?',
    answer: ['Look for Albireo: one star', 'to the eye, gold and blue', 'in a small telescope.'],
  },
]

const EXCHANGE_SECONDS = 8
const LOOP_SECONDS = EXCHANGE_SECONDS * EXCHANGES.length
/** Seconds into an exchange. Until the question is sent, the last answer stays up. */
const ASK = { at: 0.5, perSecond: 15 }
const SEND = { at: 2.3, for: 0.7 }
const CLEAR = { at: 2.2, for: 0.4 }
const ANSWER = { at: 3.7, perSecond: 26, for: 2.8 }
const BLINKS = 10 // of the caret in an exchange
const FRESH = 7 // letters that still glow
const ALL = 999

const COLUMN = { left: 96, right: 916 }
const SENT = { y: 96, height: 108, padding: 44 }
const REPLY = { y: 344, leading: 82, indent: 88 }
const PROMPT = { y: 788, height: 116, padding: 52 }
const SKY = { x: 1252, y: 468, from: 960, stars: 36 }

const ASKING = font('text', 500, 50)
const ANSWERING = font('text', 500, 58)

/** A conversation that types itself beside a twin star. */
export const scene: Scene = (context, { palette, random }) => {
  const { ink, inset, lineStrong, hue, text, muted } = palette
  const bubble = mix(inset, hue, 0.16)
  const asleep = mix(inset, lineStrong, 0.6)
  const fresh = mix(text, hue, 0.85)
  const drawTwinStar = createTwinStar(context, palette)
  const stars = Array.from({ length: SKY.stars }, () => ({
    x: lerp(SKY.from, 1600, random()),
    y: random() * 1000,
    size: 2 + 3 * random() ** 2,
    twinkles: Math.ceil(random() * 4),
    turn: random() * 6,
  }))
  context.font = ASKING
  const questions = EXCHANGES.map(({ question }) => ({
    words: question,
    reach: reachOf(context, question),
  }))
  context.font = ANSWERING
  const answers = EXCHANGES.map(({ answer }) =>
    answer.map((words) => ({ words, reach: reachOf(context, words) })),
  )

  const drawSky = (time: number, effort: number, hairline: number) => {
    context.fillStyle = muted
    for (const { x, y, size, twinkles, turn } of stars) {
      context.globalAlpha = 0.35 + 0.3 * Math.sin((time / LOOP_SECONDS) * Math.PI * 2 * twinkles + turn)
      context.fillRect(x, y, size, size)
    }
    context.globalAlpha = 1
    context.save()
    context.translate(SKY.x, SKY.y)
    drawTwinStar(time, effort, hairline)
    context.restore()
  }

  const drawQuestion = (which: number, arrived: number) => {
    const { words, reach } = questions[which]!
    const width = reach[words.length]! + SENT.padding * 2
    const y = lerp(PROMPT.y, SENT.y, arrived)
    slab(context, bubble, COLUMN.right - width, y, width, SENT.height, SENT.height / 2)
    context.font = ASKING
    context.fillStyle = text
    context.fillText(words, COLUMN.right - width + SENT.padding, y + 71)
  }

  const drawAnswer = (which: number, letters: number) => {
    context.font = ANSWERING
    let left = letters
    let y = REPLY.y
    for (const { words, reach } of answers[which]!) {
      if (left <= 0) break
      const settled = Math.min(words.length, Math.max(0, left - FRESH))
      const x = COLUMN.left + REPLY.indent
      context.fillStyle = text
      context.fillText(words.slice(0, settled), x, y)
      context.fillStyle = fresh
      context.fillText(words.slice(settled, left), x + reach[settled]!, y)
      left -= words.length
      y += REPLY.leading
    }
  }

  /** `thought` makes the mark before the answer spin, once round in its 0..1. */
  const drawMark = (thought: number) => {
    context.save()
    context.translate(COLUMN.left + 32, REPLY.y - 20)
    context.rotate(smooth(thought) * Math.PI)
    traceStar(context, 0, 0, 34 * easeOut(Math.min(1, thought * 3)))
    context.fillStyle = hue
    context.fill()
    context.restore()
  }

  const drawSend = (ready: boolean) => {
    const x = COLUMN.right - PROMPT.height / 2
    const y = PROMPT.y + PROMPT.height / 2
    disc(context, ready ? hue : asleep, x, y, 38)
    context.strokeStyle = ready ? ink : muted
    context.lineWidth = 6
    context.beginPath()
    context.moveTo(x, y + 16)
    context.lineTo(x, y - 16)
    context.moveTo(x - 13, y - 3)
    context.lineTo(x, y - 16)
    context.lineTo(x + 13, y - 3)
    context.stroke()
  }

  const drawPrompt = (which: number, moment: number) => {
    const { words, reach } = questions[which]!
    const letters = Math.min(words.length, Math.floor((moment - ASK.at) * ASK.perSecond))
    const typing = letters > 0 && moment < SEND.at
    const x = COLUMN.left + PROMPT.padding
    slab(context, inset, COLUMN.left, PROMPT.y, COLUMN.right - COLUMN.left, PROMPT.height, 58)
    context.strokeStyle = lineStrong
    context.lineWidth = 3
    context.stroke()
    context.font = ASKING
    context.fillStyle = typing ? text : muted
    context.fillText(typing ? words.slice(0, letters) : 'Ask anything', x, PROMPT.y + 75)
    if (typing || ((moment / EXCHANGE_SECONDS) * BLINKS) % 1 < 0.6) {
      context.fillStyle = hue
      context.fillRect(x + (typing ? reach[letters]! + 6 : -10), PROMPT.y + 32, 5, 54)
    }
    drawSend(typing)
  }

  return onStage(context, ink, (time, { hairline }: Stage) => {
    const count = Math.floor(time / EXCHANGE_SECONDS)
    const moment = time - count * EXCHANGE_SECONDS
    const which = count % EXCHANGES.length
    const before = (which + EXCHANGES.length - 1) % EXCHANGES.length
    const sent = progress(moment, SEND.at, SEND.for)
    const answered = smooth(progress(moment, ANSWER.at + ANSWER.for, 1))
    drawSky(time, smooth(progress(moment, SEND.at, 0.8)) * (1 - answered), hairline)

    const gone = smooth(progress(moment, CLEAR.at, CLEAR.for))
    if (gone < 1) {
      context.save()
      context.globalAlpha = 1 - gone
      context.translate(0, -60 * gone)
      drawQuestion(before, 1)
      drawMark(1)
      drawAnswer(before, ALL)
      context.restore()
    }
    drawPrompt(which, moment)
    if (sent === 0) return
    drawQuestion(which, easeOut(sent))
    drawMark(progress(moment, SEND.at + 0.5, ANSWER.at - SEND.at))
    drawAnswer(which, Math.floor((moment - ANSWER.at) * ANSWER.perSecond))
  })
}
