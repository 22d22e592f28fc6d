import { GlobalFonts } from '@napi-rs/canvas'

import { scriptOf } from '../lib/language.ts'
import { wordsOf } from './characters.ts'
import { dealOut, visible } from './coverage.ts'
import { cutWeight } from './cuts.ts'
import { fallbackFamilies, families, filesOf, type FontFile } from './families.ts'
import type { BuildContext } from '../context/context.ts'

const WEIGHTS = [400, 500, 600, 650, 680, 700]
const FALLBACK_WEIGHTS = [400, 600, 700]

// Canvases share one registry per process.
const registered = new Map<string, Promise<unknown>>()

const register = (context: BuildContext, file: FontFile, weights: number[], alias: string) => {
  const key = `${file.path} ${alias}`
  const made =
    registered.get(key) ??
    Promise.all(
      (file.family.axis ? weights : [400]).map(async (weight) =>
        GlobalFonts.register(await cutWeight(context, file, weight), alias),
      ),
    )
  registered.set(key, made)
  return made
}

/** Registers the site's fonts, and the fallbacks that the content needs, for canvases in Node. */
export const registerFonts = async (context: BuildContext): Promise<void> => {
  const content = await context.content()
  const needed = visible(wordsOf(content))
  const others = fallbackFamilies(scriptOf(content.site.lang))
  await Promise.all(
    families.map(async (family) => {
      const [latin] = await filesOf(context.root, family)
      const { shares, rest } = await dealOut(context.root, needed, [family])
      const own = [latin!, ...shares.map(({ file }) => file).filter((file) => file !== latin)]
      const further = (await dealOut(context.root, rest, others)).shares.map(({ file }) => file)
      await Promise.all([
        ...own.map((file, index) =>
          register(context, file, WEIGHTS, family.role + (index > 0 ? ` ${index + 1}` : '')),
        ),
        ...further.map((file) =>
          register(context, file, FALLBACK_WEIGHTS, `${file.family.family} ${file.subset}`),
        ),
      ])
    }),
  )
}
