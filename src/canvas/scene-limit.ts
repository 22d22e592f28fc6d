/** At most this many scenes run at once, to spare the visitor's CPU. */
const MAX_RUNNING = 2

type Evict = () => void

/** The running scenes, the one that started first in front. */
const running: Evict[] = []

/**
 * Admits a scene; at the limit the one that has run longest is evicted.
 *
 * @param evict stops this scene
 * @returns ends its run
 */
export const admitScene = (evict: Evict) => {
  if (running.length >= MAX_RUNNING) running.shift()?.()
  running.push(evict)
  return () => {
    const index = running.indexOf(evict)
    if (index >= 0) running.splice(index, 1)
  }
}
