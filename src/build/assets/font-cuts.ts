import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import subsetFont from 'subset-font'

import { digest, versionOf } from './digest.ts'
import type { FontFile } from './font-families.ts'
import type { Workshop } from './workshop.ts'

/** One weight of a file with all its characters, as TrueType. */
export const cutWeight = async (
  { root, cache }: Pick<Workshop, 'root' | 'cache'>,
  { path, family }: FontFile,
  weight: number,
): Promise<Buffer> => {
  const woff2 = await readFile(join(root, path))
  const options = {
    keepAllGlyphs: true,
    targetFormat: 'sfnt' as const,
    ...(family.axis && { variationAxes: { ...family.pinned, wght: weight } }),
  }
  const key = digest(woff2, JSON.stringify(options), versionOf(root, 'subset-font'))
  return cache(key, () => subsetFont(woff2, null, options))
}
