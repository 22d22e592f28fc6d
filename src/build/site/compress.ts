import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { cacheOf } from '#build/lib/cache.ts'
import { digest } from '#build/lib/digest.ts'

const TEXT = /\.(?:css|html|js|json|md|svg|txt|vcf|webmanifest|xml)$/

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Encodings that a server may send instead of a file, by the ending that is added to the file's
 * name.
 */
const encodings = {
  br: (bytes: Buffer) =>
    brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  gz: (bytes: Buffer) => zip(bytes, { level: constants.Z_BEST_COMPRESSION }),
}

/**
 * Writes `.br` and `.gz` beside each text of the build, where they are smaller: once and at their
 * best, for servers that would compress anew for each visitor.
 */
export const compressFiles = async (root: string, dist: string) => {
  const cache = cacheOf(root)
  const files = await readdir(dist, { recursive: true })
  const compress = async (file: string) => {
    const bytes = await readFile(file)
    for (const [ending, encode] of Object.entries(encodings)) {
      const packed = await cache(digest(ending, bytes), () => encode(bytes))
      if (packed.length < bytes.length) await writeFile(`${file}.${ending}`, packed)
    }
  }
  const texts = files.filter((name) => TEXT.test(name)).map((name) => join(dist, name))
  await Promise.all(texts.map(compress))
}
