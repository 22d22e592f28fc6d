import type { ActorSnapshot } from '../protocol'
import type { Recording } from '../recording/recording'

const keyOf = (machine: string) => `simulate:${machine}`

/** Undefined where the visitor blocks it: the simulator then begins where its machine does. */
const storage = () => {
  try {
    return sessionStorage
  } catch {
    return undefined
  }
}

/** Keeps a moment of an actor, `at` on its clock, for the simulator: that is another document. */
export const handOver = (
  { machine, input }: Pick<Recording, 'machine' | 'input'>,
  snapshot: ActorSnapshot,
  at: number,
) => {
  const timers = snapshot.timers.map((timer) => ({ ...timer, due: timer.due - at }))
  const recording: Recording = { machine, input, base: { ...snapshot, timers }, events: [] }
  storage()?.setItem(keyOf(machine), JSON.stringify(recording))
}

/** The moment that was kept, once; null if there is none. */
export const takeOver = (machine: string) => {
  const kept = storage()?.getItem(keyOf(machine))
  storage()?.removeItem(keyOf(machine))
  return JSON.parse(kept ?? 'null') as Recording | null
}
