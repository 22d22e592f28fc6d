import { fade, mix } from './color.ts'
import { easeOut, lerp, progress, smooth, snap } from './easing.ts'
import { BARS, createLabel } from './barcode-label.ts'
import { follow, type Pointed, presence } from './pointer.ts'
import { hash, SEED } from './random.ts'
import type { Scene, Touching } from './scene.ts'
import { HEIGHT, onArtboard, WIDTH } from './artboard.ts'

export const still = 3.6

const CYCLE_SECONDS = 6
/** When the beam sweeps, in seconds into a cycle. A cycle begins with a new code in place. */
const SWEEP = { at: 0.1, for: 2.3 }
const LOCK = { at: 2.4, for: 0.45 }
const READ_AT = 2.55
/** A label turns straight before the lock. */
const STRAIGHTEN = LOCK.at - 0.4
/**
 * A label that is aimed at by hand waits at `AIMED`; once it is read, it stays until `READ_UNTIL`.
 * Seconds into a cycle.
 */
const AIMED = 0.4
const READ_UNTIL = 4.4
const LEAVE = { at: 5, for: 1 }

const CENTER = { x: 800, y: 464 }
const BEAM = { y: 484, reach: 250, glow: 96, sweeps: 2.5 }
/** How much of a label the beam must pass over by hand. Units. */
const ENOUGH = 300
const TILT = { least: 0.03, most: 0.08 } // radians, before the lock
const FRAME = { y: 500, width: BARS.width + 220, height: BARS.height + 270, arm: 92, corner: 30 }
const LOOSE = 1.16 // scale of the brackets, before the lock

/** A label that is read by hand. Times are seconds of the scene. */
interface Scan extends Pointed {
  /**
   * The stretch that the beam has passed over on this label, in units; `y` is where the beam is.
   */
  least: number
  most: number
  isRead: boolean
  /**
   * At the time `at`, the label's own course was at `course`; by hand it goes no further than
   * `cap`.
   */
  at: number
  course: number
  cap: number
}

const courseOf = (scan: Scan | undefined, time: number) => {
  if (!scan) return time
  const { at, course, cap, until } = scan
  const byHand = Math.min(time, until)
  return Math.min(cap, course + byHand - at) + time - byHand
}

/**
 * The course from which a label is aimed at: a label that has been read makes room for the next
 * one, which waits in its place.
 */
const aimAt = (own: number) => {
  const begin = Math.floor(own / CYCLE_SECONDS) * CYCLE_SECONDS
  const isUnread = own - begin < STRAIGHTEN
  return isUnread
    ? { course: own, cap: Math.max(own, begin + AIMED) }
    : { course: Math.max(own, begin + LEAVE.at), cap: begin + CYCLE_SECONDS + AIMED }
}

/** The beam follows the pointer; when it has passed over most of a label, the label is read. */
export const touch: Touching<Scan> = () => (state, input) => {
  const { time } = input
  const own = courseOf(state, time)
  const pointed = follow(state, input)
  if (!pointed) return undefined
  if (pointed.until <= time) return state && { ...state, until: pointed.until }
  const y = Math.min(BEAM.y + BEAM.reach, Math.max(BEAM.y - BEAM.reach, input.y))
  if (!state || pointed.from === time)
    return { ...pointed, y, least: y, most: y, isRead: false, at: time, ...aimAt(own) }
  const isThere = own >= state.cap - AIMED
  const least = isThere ? Math.min(state.least, y) : y
  const most = isThere ? Math.max(state.most, y) : y
  const next = { ...state, ...pointed, y, least, most }
  if (state.isRead || most - least < ENOUGH) return next
  const begin = Math.floor(own / CYCLE_SECONDS) * CYCLE_SECONDS
  return { ...next, isRead: true, at: time, course: begin + STRAIGHTEN, cap: begin + READ_UNTIL }
}

/** The height of the beam when nobody leads it. */
const sweepAt = (moment: number) => {
  const sweep = progress(moment, SWEEP.at, SWEEP.for)
  const calm = Math.min(1, (1 - sweep) * 4)
  return BEAM.y - Math.cos(sweep * BEAM.sweeps * Math.PI) * calm * BEAM.reach
}

/** A barcode: a red line sweeps over its bars, locks on and reads them. */
export const scene: Scene = (context, { ink, hue, text, muted }) => {
  const { traceBars, drawDigits } = createLabel(context)
  const unread = mix(ink, muted, 0.6)
  const createBeam = (strength: number, spread: number) => {
    const beam = context.createLinearGradient(0, -BEAM.glow, 0, BEAM.glow)
    beam.addColorStop(0, fade(hue, 0))
    beam.addColorStop(0.5 - spread, fade(hue, strength * 0.2))
    beam.addColorStop(0.5, fade(hue, strength))
    beam.addColorStop(0.5 + spread, fade(hue, strength * 0.2))
    beam.addColorStop(1, fade(hue, 0))
    return beam
  }
  const air = createBeam(0.4, 0.16)
  const lit = createBeam(1, 0.3)

  const moveToLabel = (cycle: number, x: number, straight: number) => {
    const tilt = lerp(TILT.least, TILT.most, hash(SEED + 2, cycle)) * (cycle % 2 ? 1 : -1)
    context.translate(CENTER.x + x, CENTER.y)
    context.rotate(tilt * (1 - straight))
  }

  const drawLabel = (cycle: number, moment: number, x: number) => {
    context.save()
    moveToLabel(cycle, x, smooth(progress(moment, STRAIGHTEN, LOCK.at - STRAIGHTEN)))
    traceBars(cycle)
    context.fillStyle = mix(unread, text, smooth(progress(moment, LOCK.at, 0.3)))
    context.fill()
    drawDigits(cycle, moment - READ_AT, text, hue)
    context.restore()
  }

  /** The beam: bright on the bars, which are the current path, and faint beside them. */
  const drawBeam = (moment: number, y: number, byHand: number, hairline: number) => {
    const thickness = Math.max(6, hairline)
    const own =
      smooth(progress(moment, 0, 0.35)) * (1 - smooth(progress(moment, LEAVE.at - 0.5, 0.4)))
    context.globalAlpha = Math.max(own, byHand)
    context.translate(0, y)
    context.fillStyle = lit
    context.fill()
    context.fillStyle = air
    context.fillRect(0, -BEAM.glow, WIDTH, BEAM.glow * 2)
    context.fillStyle = hue
    context.fillRect(0, -thickness / 2, WIDTH, thickness)
  }

  const drawBrackets = (size: number, color: string) => {
    context.strokeStyle = color
    context.lineWidth = 9
    context.beginPath()
    for (const side of [-1, 1])
      for (const end of [-1, 1]) {
        const x = CENTER.x + (side * FRAME.width * size) / 2
        const y = FRAME.y + (end * FRAME.height * size) / 2
        context.moveTo(x, y - end * FRAME.arm)
        context.arcTo(x, y, x - side * FRAME.arm, y, FRAME.corner)
        context.lineTo(x - side * FRAME.arm, y)
      }
    context.stroke()
  }

  return onArtboard(context, ink, (seconds, hairline, scan: Scan | undefined) => {
    const time = courseOf(scan, seconds)
    const cycle = Math.floor(time / CYCLE_SECONDS)
    const moment = time - cycle * CYCLE_SECONDS
    const leaving = smooth(progress(moment, LEAVE.at, LEAVE.for))

    if (leaving > 0) drawLabel(cycle + 1, 0, WIDTH * (1 - leaving))
    drawLabel(cycle, moment, -WIDTH * leaving)
    context.save()
    const byHand = scan ? presence(scan, seconds) : 0
    drawBeam(moment, lerp(sweepAt(moment), scan?.y ?? 0, byHand), byHand, hairline)
    context.restore()

    const grip = snap(progress(moment, LOCK.at, LOCK.for)) * (1 - leaving)
    const shock = easeOut(progress(moment, LOCK.at + 0.12, 0.7))
    if (shock > 0 && shock < 1) {
      // A label that was read by hand flashes in place of a beep.
      context.fillStyle = fade(hue, 0.3 * byHand * (1 - shock))
      if (scan?.isRead && byHand > 0) context.fillRect(0, 0, WIDTH, HEIGHT)
      drawBrackets(1 + 0.12 * shock, fade(hue, 0.5 * (1 - shock)))
    }
    drawBrackets(lerp(LOOSE, 1, grip), mix(unread, hue, Math.min(1, grip)))
  })
}
