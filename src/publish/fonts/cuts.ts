import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import subsetFont from 'subset-font'

import { digest, versionOf } from '../lib/digest.ts'
import type { FontFile } from './families.ts'
import type { BuildContext } from '../context/context.ts'

/** One weight of a font file as TrueType, with the given characters or with all. */
export const cutWeight = async (
  { root, cache }: Pick<BuildContext, 'root' | 'cache'>,
  { path, family }: FontFile,
  weight: number,
  characters?: string,
): Promise<Buffer> => {
  const woff2 = await readFile(join(root, path))
  const options = {
    keepAllGlyphs: characters === undefined,
    targetFormat: 'sfnt' as const,
    ...(family.axis && { variationAxes: { ...family.pinned, wght: weight } }),
  }
  const key = digest(
    woff2,
    characters ?? '',
    JSON.stringify(options),
    versionOf(root, 'subset-font'),
  )
  return cache(key, () => subsetFont(woff2, characters ?? null, options))
}
