import { createBrush, font } from './brush.ts'
import { DIGITS, encode, isGuard, MODULES, startOf } from './barcode-ean.ts'
import { hash, SEED } from './random.ts'
import type { SceneContext } from './scene.ts'

const MODULE = 9.2 // units
const CHURN = { seconds: 0.35, perSecond: 24 } // random digits, before a digit settles
const DIGIT = { each: 0.07, size: 76, drop: 92 }

/** Units; the origin is the middle of the bars. */
export const BARS = { width: MODULES * MODULE, height: 430, guard: 34 }

const digitMiddle = (position: number) =>
  (position === 0 ? -46 : (startOf(position) + 3.5) * MODULE) - BARS.width / 2

/** Draws the barcode of a number: its bars, and its digits as they are read. */
export const createLabel = (context: SceneContext) => {
  const { print } = createBrush(context)

  /** Makes the bars the current path. */
  const traceBars = (number: number) => {
    const { modules } = encode(number)
    context.beginPath()
    for (let module = 0; module < MODULES; module += 1) {
      const start = module
      while (module < MODULES && modules[module]) module += 1
      if (module === start) continue
      const height = BARS.height + (isGuard(start) ? BARS.guard : 0)
      const x = start * MODULE - BARS.width / 2
      context.rect(x, -BARS.height / 2, (module - start) * MODULE, height)
    }
  }

  /** Draws the digits; `age` is the seconds since the reading began. */
  const drawDigits = (number: number, age: number, settled: string, churning: string) => {
    const { digits } = encode(number)
    context.textAlign = 'center'
    context.font = font('mono', DIGIT.size)
    for (let position = 0; position < DIGITS; position += 1) {
      const since = age - position * DIGIT.each
      if (since < 0) break
      const churns = since < CHURN.seconds
      const tick = number * 1000 + position * 50 + Math.floor(since * CHURN.perSecond)
      const digit = churns ? Math.floor(hash(SEED + 1, tick) * 10) : digits[position]!
      const y = BARS.height / 2 + DIGIT.drop
      print(churns ? churning : settled, String(digit), digitMiddle(position), y)
    }
  }

  return { traceBars, drawDigits }
}
