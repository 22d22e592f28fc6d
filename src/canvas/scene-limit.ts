/** How many scenes play at once: the machine is the visitor's, not ours. */
const SLOTS = 2

type Evict = () => void

const playing: Evict[] = []

/**
 * Takes a place on the stage. Whoever has held one longest makes room.
 *
 * @param evict called when the place is taken away
 * @returns what gives the place back
 */
export const admitScene = (evict: Evict) => {
  if (playing.length >= SLOTS) playing.shift()?.()
  playing.push(evict)
  return () => {
    const index = playing.indexOf(evict)
    if (index >= 0) playing.splice(index, 1)
  }
}
