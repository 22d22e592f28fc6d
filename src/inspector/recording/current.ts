import { createEmitter } from '#lib/emitter'
import { readRecording, type Recording } from './check'

let recording: Recording | null = null
const changes = createEmitter()

/** The open recording; null if there is none. */
export const currentRecording = () => recording

/** Calls `listener` when a recording is opened; returns what ends that. */
export const onRecordingChange = changes.on

/** Opens the recording in a text. Returns why it is refused, or null. */
export const openText = (text: string): string | null => {
  const read = readRecording(text)
  if (typeof read === 'string') return read
  recording = read
  changes.emit()
  return null
}
