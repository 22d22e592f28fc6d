import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import subsetFont, { type Options } from 'subset-font'

import { digest } from '#build/lib/digest.ts'
import type { FontFile } from './families.ts'
import type { BuildContext } from '#build/context/context.ts'

/**
 * A font file with the given characters, or with all: its cache key, and a function that makes it.
 */
export const cutOf = async (
  root: string,
  { path, family }: FontFile,
  weight: number | { min: number; max: number },
  options: Options,
  characters?: string,
) => {
  const woff2 = await readFile(join(root, path))
  const cut = {
    ...options,
    keepAllGlyphs: characters === undefined,
    variationAxes: { ...family.pinned, wght: weight },
  }
  return {
    key: digest(woff2, characters, cut),
    make: () => subsetFont(woff2, characters ?? null, cut),
  }
}

/** One weight of a font file as TrueType, with the given characters or with all. */
export const cutWeight = async (
  { root, cache }: Pick<BuildContext, 'root' | 'cache'>,
  file: FontFile,
  weight: number,
  characters?: string,
): Promise<Buffer> => {
  const { key, make } = await cutOf(root, file, weight, { targetFormat: 'sfnt' }, characters)
  return cache(key, make)
}
