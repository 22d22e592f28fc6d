import { createHash } from 'node:crypto'

/**
 * SHA-256, in hexadecimal, of the inputs of something made: bytes, or what JSON can write. Lengths
 * are hashed too, so `a, bc` is not `ab, c`.
 */
export const digest = (...parts: unknown[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) {
    const bytes = part instanceof Uint8Array ? part : Buffer.from(JSON.stringify(part) ?? '')
    hash.update(`${bytes.byteLength}:`).update(bytes)
  }
  return hash.digest('hex')
}
