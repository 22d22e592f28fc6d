import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { GlobalFonts } from '@napi-rs/canvas'
import subsetFont from 'subset-font'

import type { Cache } from './cache.ts'
import { digest, versionOf } from './digest.ts'
import { families } from './font-families.ts'

const WEIGHTS = [400, 500, 600, 650, 700]

/** One weight of a family with all its characters, as TrueType. */
export const cutWeight = async (root: string, cache: Cache, source: string, weight: number) => {
  const woff2 = await readFile(join(root, source))
  const key = digest('weight', woff2, weight, versionOf(root, 'subset-font'))
  return cache(key, () =>
    subsetFont(woff2, null, {
      keepAllGlyphs: true,
      targetFormat: 'sfnt',
      variationAxes: { wght: weight },
    }),
  )
}

/** Makes the site's families known to canvases in Node, as far as they are not. */
export const registerFonts = async (root: string, cache: Cache) => {
  const missing = families.filter(({ family }) => !GlobalFonts.has(family))
  await Promise.all(
    missing.flatMap(({ family, source }) =>
      WEIGHTS.map(async (weight) => {
        GlobalFonts.register(await cutWeight(root, cache, source, weight), family)
      }),
    ),
  )
}
