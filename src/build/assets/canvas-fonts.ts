import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { GlobalFonts } from '@napi-rs/canvas'
import subsetFont from 'subset-font'

import { digest, versionOf } from './digest.ts'
import { families, type FontFamily } from './font-families.ts'
import type { Workshop } from './workshop.ts'

const NAMES = [1, 2, 4, 6, 16, 17] // by which a typesetter finds the family and its style
const WEIGHTS = [400, 500, 600, 650, 680, 700]

/** One weight of a family with all its characters, as TrueType. */
export const cutWeight = async (
  { root, cache }: Pick<Workshop, 'root' | 'cache'>,
  { source, pinned }: Pick<FontFamily, 'source' | 'pinned'>,
  weight: number,
) => {
  const woff2 = await readFile(join(root, source))
  const options = {
    keepAllGlyphs: true,
    targetFormat: 'sfnt' as const,
    preserveNameIds: NAMES,
    variationAxes: { ...pinned, wght: weight },
  }
  const key = digest(woff2, JSON.stringify(options), versionOf(root, 'subset-font'))
  return cache(key, () => subsetFont(woff2, null, options))
}

let registered: Promise<unknown> | undefined // once in a process, as the registry itself

/** Makes the site's families known to canvases in Node. */
export const registerFonts = (workshop: Workshop) => {
  registered ??= Promise.all(
    families.flatMap((family) =>
      WEIGHTS.map(async (weight) =>
        GlobalFonts.register(await cutWeight(workshop, family, weight), family.family),
      ),
    ),
  )
  return registered
}
