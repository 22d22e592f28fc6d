import { createEmitter } from '../observe/emitter'
import { readRecording } from './check'
import type { Recording } from './recording'

let recording: Recording | null = null
const changes = createEmitter()

/** The recording that is open, if one is. */
export const currentRecording = () => recording

/** Calls `listener` when another recording is opened; returns what ends that. */
export const onRecordingChange = changes.on

/** Opens the recording in a text, if there is nothing wrong with it; returns what is, or null. */
export const openText = (text: string): string | null => {
  const read = readRecording(text)
  if (typeof read === 'string') return read
  recording = read
  changes.emit()
  return null
}
