import type { Recording } from './recording'

let recording: Recording | null = null
const listeners = new Set<() => void>()

/** The recording that is open, if one is. */
export const loadedRecording = () => recording

export const loadRecording = (next: Recording) => {
  recording = next
  for (const listener of listeners) listener()
}

export const onLoaded = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
