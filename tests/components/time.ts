/** A clock for timers, Web Animations and GSAP, which runs only when a test calls `pass`. */
import { gsap } from 'gsap'
import { expect, onTestFinished, vi } from 'vitest'

import { PageClock } from '#devtools/actors/page-clock.ts'
import { frames as settled } from '../motion/box.ts'

export { settled }

/** Longer than any movement. */
const LONG_S = 9
const HOUR_MS = 3_600_000
let timers = new PageClock(0)

/** Entrances and Web Animations; not what else the style sheet animates. */
export const animations = () =>
  document
    .getAnimations()
    .filter((animation) =>
      animation instanceof CSSAnimation
        ? animation.animationName.startsWith('enter')
        : !(animation instanceof CSSTransition),
    )

const paused = new CSSStyleSheet({ disabled: true })
paused.replaceSync('[data-entrance] { animation-play-state: paused }')
document.adoptedStyleSheets.push(paused)

// GSAP's clock is ours from the start.
gsap.ticker.remove(gsap.updateRoot)

/** A timeline that was paused starts later: its clock has gone on. */
const moveGsap = (seconds: number) => {
  const { globalTimeline } = gsap
  gsap.updateRoot(globalTimeline.startTime() + globalTimeline.time() + seconds)
}

/** From here on timers and movements are paused but for `pass`. */
export function stopTime() {
  // Vitest's own fake timers move on by themselves while a test polls.
  timers = new PageClock(0)
  vi.stubGlobal('setTimeout', (fire: () => void, delay = 0) => timers.setTimeout(fire, delay))
  // A timer that was armed before is the browser's, whose ids are numbers.
  const clear = clearTimeout
  vi.stubGlobal('clearTimeout', (timer: unknown) =>
    typeof timer === 'number' ? clear(timer) : timers.clearTimeout(timer as never),
  )
  const animate: Element['animate'] = Reflect.get(Element.prototype, 'animate')
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function start(this: Element, ...how) {
    const animation = animate.apply(this, how)
    animation.pause()
    return animation
  })
  paused.disabled = false
  onTestFinished(() => {
    // What waits for the end of scrolling would else wait in the tests of other files, too.
    timers.moveTo(timers.now() + HOUR_MS)
    vi.unstubAllGlobals()
    paused.disabled = true
  })
}

/** Runs timers and movements for some time. A movement that starts meanwhile starts at the end of it. */
export async function pass(ms: number) {
  await settled()
  for (const animation of animations()) {
    const to = Number(animation.currentTime) + ms * animation.playbackRate
    const end = Number(animation.effect?.getComputedTiming().endTime)
    const isOver = animation.playbackRate > 0 ? to >= end : to <= 0
    if (isOver) animation.finish()
    else animation.currentTime = to
  }
  moveGsap(ms / 1000)
  timers.moveTo(timers.now() + ms)
  await settled()
}

/** Ends all movements, and those that follow from them. */
export async function finishMovements() {
  await settled()
  for (const animation of animations()) animation.finish()
  moveGsap(LONG_S)
  await settled()
}

/** Whether a timer is waiting. */
export const isTimerArmed = () => timers.next() !== undefined

/** Waits until so many movements run: those of GSAP's ticker count, too. */
export const moving = (count: number) =>
  expect.poll(() => animations().length + gsap.globalTimeline.getChildren(false).length).toBe(count)
