import { bake } from './bake'
import type { Driver } from './driver'

/**
 * The compositor draws: the timeline is baked into Web Animations and GSAP's ticker may sleep.
 * GSAP has the say wherever the playhead rests: then no animation exists, and inline styles hold.
 *
 * @returns `undefined` if the timeline has to be played on GSAP's ticker
 */
export function baked(timeline: gsap.core.Timeline, arrived: () => void): Driver | undefined {
  const all = bake(timeline)
  if (!all.length) return undefined

  const duration = timeline.duration() * 1000
  let running: { animation: Animation; style: CSSStyleDeclaration; visibility: string }[] = []

  const time = () =>
    running[0] ? Number(running[0].animation.currentTime) / 1000 : timeline.totalTime()

  return {
    time,
    run(direction) {
      const now = timeline.totalTime() * 1000
      // A timeline that is at its end does not say when it is killed.
      if (direction < 0) timeline.totalTime(0, true)
      running = all.map(({ element, frames }) => {
        const { style } = element
        const { visibility } = style
        if ('opacity' in frames && visibility === 'hidden') style.visibility = 'inherit'
        const animation = element.animate(frames, { duration, fill: 'both' })
        animation.currentTime = now
        animation.playbackRate = direction
        return { animation, style, visibility }
      })
      running[0]!.animation.onfinish = arrived
    },
    rest() {
      const now = time()
      for (const { style, visibility } of running) {
        if (style.visibility === 'inherit') style.visibility = visibility
      }
      timeline.totalTime(now)
      for (const { animation } of running) {
        animation.onfinish = null // it may be on its way
        animation.cancel()
      }
      running = []
    },
  }
}
