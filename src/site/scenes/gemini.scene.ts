import { createConversation, EXCHANGES, questionAt } from './gemini-conversation.ts'
import { easeOut, FULL, lerp, progress, smooth, wrap } from './easing.ts'
import { follow, type Pointed, presence } from './pointer.ts'
import { hash, SEED } from './random.ts'
import type { Scene, Touching } from './scene.ts'
import { HEIGHT, onArtboard, WIDTH } from './artboard.ts'
import { createTwinStar } from './gemini-twin-star.ts'

export const still = 6.4
export const fps = 20 // it types no faster

const EXCHANGE_SECONDS = 8
const LOOP_SECONDS = EXCHANGE_SECONDS * EXCHANGES.length
/**
 * When a question is asked, in seconds into an exchange. The last answer stays until the next
 * question is sent.
 */
const ASK = { at: 0.5, perSecond: 15 }
const CLEAR = { at: 2.2, for: 0.4 }
const SEND = { at: 2.3, for: 0.7 }
const THINK = { at: 2.8, for: 1.4 }
const ANSWER = { at: 3.7, perSecond: 26, for: 2.8 }
const BLINKS = 10 // of the caret, per exchange
const ALL = 999 // letters: more than any answer has

const SKY = { x: 1252, y: 468, from: 960, stars: 36 }

/** The pointer, and how it has delayed the loop. */
interface Asking extends Pointed {
  /** Seconds by which the loop is late, since a question was asked by hand. */
  delay: number
}

/** A pressed question is sent at once, and answered. */
export const touch: Touching<Asking> = () => (state, input) => {
  const pointed = follow(state, input)
  const { type, x, y, time } = input
  if (!pointed) return undefined
  const isOffered = state && presence(state, time) > 0
  const question = type === 'press' && isOffered ? questionAt(x, y) : -1
  const sentAt = question * EXCHANGE_SECONDS + SEND.at
  const delay = question < 0 ? (state?.delay ?? 0) : time - sentAt
  return { ...pointed, delay: wrap(delay, LOOP_SECONDS) }
}

/** A chat that is typed beside a twin star. */
export const scene: Scene = (context, palette) => {
  const drawTwinStar = createTwinStar(context, palette)
  const chat = createConversation(context, palette)
  const stars = Array.from({ length: SKY.stars }, (_, star) => {
    const chance = (index: number) => hash(SEED + index, star)
    return {
      x: lerp(SKY.from, WIDTH, chance(0)),
      y: chance(1) * HEIGHT,
      size: 2 + 3 * chance(2) ** 2,
      twinkles: Math.ceil(chance(3) * 4),
      phase: chance(4) * FULL,
    }
  })

  const drawSky = (time: number, effort: number, hairline: number) => {
    context.fillStyle = palette.muted
    const loop = (time / LOOP_SECONDS) * FULL
    for (const { x, y, size, twinkles, phase } of stars) {
      context.globalAlpha = 0.35 + 0.3 * Math.sin(loop * twinkles + phase)
      context.fillRect(x, y, size, size)
    }
    context.globalAlpha = 1
    context.save()
    context.translate(SKY.x, SKY.y)
    drawTwinStar(time, effort, hairline)
    context.restore()
  }

  const drawLast = (which: number, gone: number) => {
    context.save()
    context.globalAlpha = 1 - gone
    context.translate(0, -60 * gone)
    chat.drawQuestion(which, 1)
    chat.drawMark(1)
    chat.drawAnswer(which, ALL)
    context.restore()
  }

  const drawOffer = (asking: Asking, elapsed: number) => {
    context.globalAlpha = presence(asking, elapsed)
    if (context.globalAlpha > 0) chat.drawChoice(questionAt(asking.x, asking.y))
    context.globalAlpha = 1
  }

  return onArtboard(context, palette.ink, (elapsed, hairline, asking: Asking | undefined) => {
    const time = wrap(elapsed - (asking?.delay ?? 0), LOOP_SECONDS)
    const which = Math.floor(time / EXCHANGE_SECONDS)
    const moment = time - which * EXCHANGE_SECONDS
    const last = (which + EXCHANGES.length - 1) % EXCHANGES.length
    const answered = smooth(progress(moment, ANSWER.at + ANSWER.for, 1))
    drawSky(time, smooth(progress(moment, SEND.at, 0.8)) * (1 - answered), hairline)

    const gone = smooth(progress(moment, CLEAR.at, CLEAR.for))
    if (gone < 1) drawLast(last, gone)
    const sent = progress(moment, SEND.at, SEND.for)
    const letters = sent > 0 ? 0 : Math.floor((moment - ASK.at) * ASK.perSecond)
    const blink = ((moment / EXCHANGE_SECONDS) * BLINKS) % 1 < 0.6
    chat.drawPrompt(which, letters, letters > 0 || blink)
    if (asking) drawOffer(asking, elapsed)
    if (sent === 0) return
    chat.drawQuestion(which, easeOut(sent))
    chat.drawMark(progress(moment, THINK.at, THINK.for))
    chat.drawAnswer(which, Math.floor((moment - ANSWER.at) * ANSWER.perSecond))
  })
}
