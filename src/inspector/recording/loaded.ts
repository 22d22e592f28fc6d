import { createListeners } from '../listeners'
import type { Recording } from './recording'

let recording: Recording | null = null
const listeners = createListeners()

/** The recording that is open, if one is. */
export const loadedRecording = () => recording

export const loadRecording = (next: Recording) => {
  recording = next
  listeners.tell()
}

export const onLoaded = listeners.add
