import type { Driver } from './driver'

const ENDS = ['onComplete', 'onReverseComplete'] as const

/** GSAP draws every frame itself: anything can move, at the main thread's expense. */
export function onTicker(timeline: gsap.core.Timeline, arrived: () => void): Driver {
  for (const end of ENDS) {
    const own = timeline.eventCallback(end)
    timeline.eventCallback(end, () => {
      own?.()
      arrived()
    })
  }
  return {
    time: () => timeline.totalTime(),
    run: (direction) => timeline.reversed(direction < 0).resume(),
    rest: () => timeline.pause().parent?.remove(timeline),
  }
}
