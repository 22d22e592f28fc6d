import { codeOf } from '../recording/code'
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

/**
 * Keeps a moment of an actor for the simulator: that is another document, to which only JSON comes.
 *
 * @throws what is none, in words
 */
export const handOver = (recording: Recording) => {
  const text = JSON.stringify(recording)
  if (codeOf(JSON.parse(text)) !== codeOf(recording))
    throw new Error('its data is more than JSON, such as a Date')
  storage()?.setItem(keyOf(recording.machine), text)
}

/** The moment that was kept, once; null if there is none. */
export const takeOver = (machine: string) => {
  const kept = storage()?.getItem(keyOf(machine))
  storage()?.removeItem(keyOf(machine))
  return JSON.parse(kept ?? 'null') as Recording | null
}
