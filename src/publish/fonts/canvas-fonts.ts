import { GlobalFonts } from '@napi-rs/canvas'

import type { BuildContext } from '../context/context.ts'
import { once } from '../lib/cache.ts'
import { scriptOf } from '../lib/language.ts'
import { charactersOf, wordsOf } from './characters.ts'
import { dealOut } from './coverage.ts'
import { cutWeight } from './cuts.ts'
import { fallbackFamilies, families, type FontFile } from './families.ts'

// Canvases share one registry per process.
const register = once(
  async (context: BuildContext, file: FontFile, weight: number, alias: string) =>
    GlobalFonts.register(await cutWeight(context, file, weight), alias),
)

/**
 * Registers the site's fonts for canvases in Node, in the weight that pages have, and the fallbacks that
 * the content needs. Skia takes a missing character from any font that is registered.
 */
export const registerFonts = async (context: BuildContext): Promise<void> => {
  const content = await context.content()
  const characters = charactersOf(wordsOf(content))
  const others = fallbackFamilies(scriptOf(content.site.lang))
  for (const family of families) {
    const { shares } = await dealOut(context.root, characters, [family, ...others])
    await Promise.all(
      shares.map(({ file }, index) =>
        register(
          context,
          file,
          family.weights.min,
          index === 0 ? family.role : `${file.family.family} ${file.subset}`,
        ),
      ),
    )
  }
}
