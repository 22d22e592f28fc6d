import type { Driver } from './driver'

const ends = ['onComplete', 'onReverseComplete'] as const

/** GSAP draws every frame itself: anything can move, at the main thread's expense. */
export function onTicker(timeline: gsap.core.Timeline, arrived: () => void): Driver {
  for (const end of ends) {
    const own = timeline.eventCallback(end)
    timeline.eventCallback(end, () => {
      own?.()
      arrived()
    })
  }
  timeline.pause()

  return {
    run: (direction) => void timeline.reversed(direction < 0).resume(),
    rest: () => void timeline.pause(),
    time: () => timeline.totalTime(),
  }
}
