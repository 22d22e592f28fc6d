import { words } from '../site'
import { RECORDING_HASH } from '../entry-hash'
import { openText } from './current'
import { LARGEST_RECORDING, type Recording } from './recording'

/** Every browser and most mail programs keep a link of this length. */
const LONGEST = 8000

const { faults } = words

/** A recording as an address's hash; null if it would be too long. */
export const toHash = async (recording: Recording): Promise<string | null> => {
  const text = new Blob([JSON.stringify(recording)]).stream()
  const packed = new Response(text.pipeThrough(new CompressionStream('deflate-raw')))
  const bytes = new Uint8Array(await packed.arrayBuffer())
  const code = btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))
  const hash = code.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return hash.length > LONGEST ? null : RECORDING_HASH + hash
}

/** The text in a hash, unchecked; or why there is none. */
export const fromHash = async (hash: string): Promise<{ text: string } | { fault: string }> => {
  const code = hash.slice(RECORDING_HASH.length)
  if (!hash.startsWith(RECORDING_HASH) || code.length > LONGEST) return { fault: faults.link }
  let length = 0
  // A short link must not unpack into a huge text.
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform: (part, unpacked) => {
      length += part.length
      if (length > LARGEST_RECORDING) unpacked.error(new Error(faults.tooLarge))
      else unpacked.enqueue(part)
    },
  })
  try {
    const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0)
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    return { text: await new Response(stream.pipeThrough(limit)).text() }
  } catch {
    return { fault: length > LARGEST_RECORDING ? faults.tooLarge : faults.link }
  }
}

/** Opens the recording in a hash. Returns why it is refused, or null. */
export const openHash = async (hash: string): Promise<string | null> => {
  const read = await fromHash(hash)
  return 'fault' in read ? read.fault : openText(read.text)
}
