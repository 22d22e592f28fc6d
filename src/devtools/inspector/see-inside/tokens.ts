import type { AnyStateMachine } from 'xstate'

import { delayOf } from '#devtools/actors/delay-of.ts'
import type { Step } from '#devtools/actors/step.ts'
import { afterDelay } from '#devtools/chart/chart.ts'
import { site } from '../site.ts'
import { SMALL } from './label-positions.ts'
import { lightUp, runToken, shakeHead } from './see-inside.motion.ts'
import { isTaken, logicId } from './taken-steps.ts'

/** How long a press or the pointer counts as what sent an event. Milliseconds. */
const LATEST_MS = 500

/** A token's text: `after interval`, `slide.select 1`. */
export const tokenText = ({ event, actor }: Step) => {
  const { type, ...data } = event
  const delay = delayOf(type, actor.logic as AnyStateMachine)
  const payload = Object.values(data).filter((value) => typeof value !== 'object')
  return delay ? afterDelay(delay) : [type, ...payload].join(' ')
}

/** Where a token's middle is beside a label, at a height, so that it covers no words. */
const placeBeside = ({ right, left }: DOMRect, width: number, y: number) => {
  const isRtl = getComputedStyle(document.documentElement).direction === 'rtl'
  return { x: isRtl ? left - 8 - width / 2 : right + 8 + width / 2, y }
}

/** Lets a token run for each step, from where its event was sent to the part that took it. */
export const createTokens = (layer: HTMLElement, moves: () => boolean, signal: AbortSignal) => {
  const running = new Map<string, () => void>()
  let pointed = { x: 0, y: 0, at: -Infinity }
  const note = ({ target, timeStamp: at }: Event) => {
    if (!(target instanceof Element)) return
    const { x, y, width, height } = target.getBoundingClientRect()
    pointed = { x: x + width / 2, y: y + height / 2, at }
  }
  for (const type of ['pointerdown', 'pointerover', 'keydown', 'focusin'])
    addEventListener(type, note, { signal, capture: true, passive: true })

  const boxOf = (kind: 'label' | 'outline', name: string) => {
    const element = layer.querySelector<HTMLElement>(`.inside-${kind}[data-part="${name}"]`)
    const isShown = element && !element.hidden && element.style.visibility !== 'hidden'
    return isShown ? { element, box: element.getBoundingClientRect() } : undefined
  }

  /** Beside an actor's label, near an edge of it; under a control, which a token would hide. */
  const placeAt = (name: string, width: number, edge: 'top' | 'bottom') => {
    const outline = boxOf('outline', name)?.box
    if (outline && Math.max(outline.width, outline.height) < SMALL)
      return { x: outline.x + outline.width / 2, y: outline.bottom + 18 }
    const label = boxOf('label', name)?.box
    if (!label) return undefined
    return placeBeside(label, width, edge === 'top' ? label.top + 12 : label.bottom - 12)
  }

  /**
   * Where a token starts: below the sender's own token, or at the pressed element; undefined if the
   * actor sent the event to itself.
   */
  const originOf = ({ cause, actor, event }: Step, width: number) => {
    const isOther = cause && cause.actor !== actor
    const sender = isOther ? placeAt(cause.actor.id, width, 'bottom') : undefined
    if (sender) return sender
    const isRecent = performance.now() - pointed.at < LATEST_MS
    // An event that reports something of the page was not sent by the visitor who presses something
    // meanwhile.
    const isOfVisitor = site.isOfVisitor(logicId(actor), event.type)
    return isRecent && isOfVisitor ? pointed : undefined
  }

  const run = (step: Step) => {
    const { id } = step.actor
    const outline = boxOf('outline', id)
    if (!outline || !placeAt(id, 0, 'top')) return
    running.get(id)?.()
    const token = document.createElement('b')
    token.className = 'inside-token'
    token.lang = 'en'
    token.ariaHidden = 'true'
    token.textContent = tokenText(step)
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
    layer.append(token)
    layer.querySelector('svg')!.append(path)
    const { offsetWidth: width } = token
    const origin = originOf(step, width)
    const own = placeAt(id, width, 'top')!
    const movement = runToken(token, path, origin ?? own, own).add(
      isTaken(step) ? lightUp(outline.element) : shakeHead((boxOf('label', id) ?? outline).element),
      origin ? '<0.5' : 0,
    )
    const end = () => {
      movement.revert()
      token.remove()
      path.remove()
      running.delete(id)
    }
    movement.eventCallback('onComplete', end)
    running.set(id, end)
  }

  signal.addEventListener('abort', () => {
    running.forEach((end) => end())
  })
  return (step: Step) => moves() && run(step)
}
