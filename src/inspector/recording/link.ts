import { words } from '../site'
import { RECORDING_HASH } from '../entry-hash'
import { openText } from './current'
import { LARGEST_RECORDING, type Recording } from './recording'

/** Every browser and most mail programs keep a link of this length. */
const LONGEST = 8000

const through = (bytes: BlobPart, stream: CompressionStream | DecompressionStream) =>
  new Blob([bytes]).stream().pipeThrough(stream)

/** Reads a stream up to a limit: a short link must not unpack into a huge text. */
const collect = async (
  stream: ReadableStream<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer> | null> => {
  const reader = stream.getReader()
  const parts: Uint8Array[] = []
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    length += value.length
    if (length > LARGEST_RECORDING) {
      await reader.cancel()
      return null
    }
    parts.push(value)
  }
  const whole = new Uint8Array(length)
  let position = 0
  for (const part of parts) {
    whole.set(part, position)
    position += part.length
  }
  return whole
}

/** A recording as an address's hash; null if it would be too long. */
export const toHash = async (recording: Recording): Promise<string | null> => {
  const stream = through(JSON.stringify(recording), new CompressionStream('deflate-raw'))
  const bytes = await collect(stream)
  if (!bytes) return null
  const text = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
  const hash = text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return hash.length > LONGEST ? null : RECORDING_HASH + hash
}

/** The text in a hash, unchecked; or why there is none. */
export const fromHash = async (hash: string): Promise<{ text: string } | { fault: string }> => {
  const { faults } = words
  const code = hash.slice(RECORDING_HASH.length)
  if (!hash.startsWith(RECORDING_HASH) || code.length > LONGEST) return { fault: faults.link }
  try {
    const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0)
    const text = await collect(through(bytes, new DecompressionStream('deflate-raw')))
    return text ? { text: new TextDecoder().decode(text) } : { fault: faults.tooLarge }
  } catch {
    return { fault: faults.link }
  }
}

/** Opens the recording in a hash. Returns why it is refused, or null. */
export const openHash = async (hash: string): Promise<string | null> => {
  const read = await fromHash(hash)
  return 'fault' in read ? read.fault : openText(read.text)
}
