import { readRecording } from './check'
import { fromHash } from './link'
import { loadRecording } from './loaded'

/** Opens the recording that a hash carries; says what is wrong with it, or null. */
export const openHash = async (hash: string): Promise<string | null> => {
  const read = await fromHash(hash)
  if ('fault' in read) return read.fault
  const recording = readRecording(read.text)
  if (typeof recording === 'string') return recording
  loadRecording(recording)
  return null
}
