import { createBrush, font } from './brush.ts'
import { mix } from './color.ts'
import { easeOut, lerp, progress, smooth } from './easing.ts'
import type { Palette, SceneContext } from './scene.ts'
import { traceStar } from './gemini-twin-star.ts'

export const EXCHANGES = [
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

/** The questions that one may ask, while the pointer is there. Units. */
const CHIP = { y: 554, height: 68, pitch: 76, padding: 34, baseline: 47 }
const OFFERED = font('text', 44)

/** The question at a place; -1 if there is none. */
export const questionAt = (x: number, y: number) => {
  const row = Math.floor((y - CHIP.y) / CHIP.pitch)
  const isOn = x > COLUMN.left && x < COLUMN.right && (y - CHIP.y) % CHIP.pitch < CHIP.height
  return isOn && row >= 0 && row < EXCHANGES.length ? row : -1
}

const FRESH = 7 // newest letters, which glow
const CARET = { above: 32, height: 54, width: 5, gap: 6 }

const COLUMN = { left: 96, right: 916 }
const SENT = { y: 96, height: 108, padding: 44, baseline: 71 }
const REPLY = { y: 344, leading: 82, indent: 88 }
const MARK = { x: COLUMN.left + 32, y: REPLY.y - 20, size: 34 }
const PROMPT = { y: 788, height: 116, padding: 52, baseline: 75 }
const BUTTON = { x: COLUMN.right - PROMPT.height / 2, y: PROMPT.y + PROMPT.height / 2, radius: 38 }

const ASKING = font('text', 50)
const ANSWERING = font('text', 58)

/** Draws the parts of a chat, each at its progress. */
export const createConversation = (context: SceneContext, palette: Palette) => {
  const { disc, line, print, slab } = createBrush(context)
  const { ink, inset, lineStrong, hue, text, muted } = palette
  const bubble = mix(inset, hue, 0.16)
  const asleep = mix(inset, lineStrong, 0.6)
  const fresh = mix(text, hue, 0.85)
  const wordsWidth = (words: string) => context.measureText(words).width

  /** `arrived`, 0..1: how far it has moved from the prompt to its place. */
  const drawQuestion = (which: number, arrived: number) => {
    const { question } = EXCHANGES[which]!
    context.font = ASKING
    const width = wordsWidth(question) + SENT.padding * 2
    const x = COLUMN.right - width
    const y = lerp(PROMPT.y, SENT.y, arrived)
    slab(bubble, x, y, width, SENT.height, SENT.height / 2)
    print(text, question, x + SENT.padding, y + SENT.baseline)
  }

  const drawAnswer = (which: number, letters: number) => {
    context.font = ANSWERING
    const x = COLUMN.left + REPLY.indent
    let left = letters
    let y = REPLY.y
    for (const words of EXCHANGES[which]!.answer) {
      if (left <= 0) break
      const fading = Math.min(words.length, Math.max(0, left - FRESH))
      const settled = words.slice(0, fading)
      print(text, settled, x, y)
      print(fresh, words.slice(fading, left), x + wordsWidth(settled), y)
      left -= words.length
      y += REPLY.leading
    }
  }

  /** The star beside an answer. It spins while `thought` goes from 0 to 1. */
  const drawMark = (thought: number) => {
    context.save()
    context.translate(MARK.x, MARK.y)
    context.rotate(smooth(thought) * Math.PI)
    traceStar(context, MARK.size * easeOut(progress(thought, 0, 0.3)))
    context.fillStyle = hue
    context.fill()
    context.restore()
  }

  const drawButton = (ready: boolean) => {
    const { x, y, radius } = BUTTON
    disc(ready ? hue : asleep, x, y, radius)
    const paint = ready ? ink : muted
    line(paint, 6, [x, y + 16], [x, y - 16])
    line(paint, 6, [x - 13, y - 3], [x, y - 16], [x + 13, y - 3])
  }

  const drawPrompt = (which: number, letters: number, caret: boolean) => {
    const typed = EXCHANGES[which]!.question.slice(0, Math.max(0, letters))
    const x = COLUMN.left + PROMPT.padding
    const width = COLUMN.right - COLUMN.left
    slab(inset, COLUMN.left, PROMPT.y, width, PROMPT.height, PROMPT.height / 2)
    context.strokeStyle = lineStrong
    context.lineWidth = 3
    context.stroke()
    context.font = ASKING
    const baseline = PROMPT.y + PROMPT.baseline
    print(typed ? text : muted, typed || 'Ask anything', x, baseline)
    context.fillStyle = hue
    const reached = typed ? wordsWidth(typed) + CARET.gap : -CARET.gap - CARET.width
    if (caret) context.fillRect(x + reached, PROMPT.y + CARET.above, CARET.width, CARET.height)
    drawButton(typed !== '')
  }

  /** The questions to choose from; the one that is pointed at is lit. */
  const drawChoice = (pointed: number) => {
    context.font = OFFERED
    for (const [which, { question }] of EXCHANGES.entries()) {
      const y = CHIP.y + which * CHIP.pitch
      const width = wordsWidth(question) + CHIP.padding * 2
      const isLit = which === pointed
      slab(isLit ? hue : inset, COLUMN.left, y, width, CHIP.height, CHIP.height / 2)
      print(isLit ? ink : text, question, COLUMN.left + CHIP.padding, y + CHIP.baseline)
    }
  }

  return { drawChoice, drawQuestion, drawAnswer, drawMark, drawPrompt }
}
