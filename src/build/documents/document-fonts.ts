import { dealOut, visible } from '#build/fonts/coverage.ts'
import { cutWeight } from '#build/fonts/cuts.ts'
import {
  displayFamily,
  fallbackFamilies,
  type FontFile,
  monoFamily,
  textFamily as plain,
} from '#build/fonts/families.ts'
import type { BuildContext } from '#build/context/context.ts'
import { digest } from '#build/lib/digest.ts'
import { renameFont } from './rename-font.ts'

/** The fonts of a template, and their weights. */
const uses = [
  { use: 'display', families: [displayFamily, plain], weights: [700] },
  { use: 'plain', families: [plain], weights: [400, 600] },
  { use: 'typed', families: [monoFamily, plain], weights: [400] },
] as const

// Spaces, soft hyphens, joiners and non-joiners.
const INVISIBLE = Array.from(' \u{a0}\u{ad}\u{200c}\u{200d}')

/**
 * A unique name for a font, no longer than a family's: the shortest families have four letters
 * (Lora, Sora).
 */
const shortName = ({ path }: FontFile) => digest(path).slice(0, 4)

/**
 * The fonts for a document's words.
 *
 * @returns the fonts as TrueType under unique names, and by use the list of names to try
 */
export const fontsFor = async (context: BuildContext, words: string) => {
  const wanted = visible(words)
  const cuts = new Map<FontFile, { weights: Set<number>; characters: Set<string> }>()
  const names: Record<string, string[]> = {}
  for (const { use, families, weights } of uses) {
    const { shares } = await dealOut(context.root, wanted, [...families, ...fallbackFamilies])
    names[use] = shares.map(({ file }) => shortName(file))
    for (const { file, characters } of shares) {
      const cut = cuts.get(file) ?? { weights: new Set(), characters: new Set() }
      for (const weight of weights) cut.weights.add(weight)
      for (const character of characters) cut.characters.add(character)
      cuts.set(file, cut)
    }
  }
  // Each file is cut to its own characters. Otherwise Typst composes a letter from a stray
  // combining mark, though another file has the letter whole, and the PDF's text has it twice.
  const fonts = await Promise.all(
    [...cuts].flatMap(([file, { weights, characters }]) => {
      const text = [...INVISIBLE, ...characters].toSorted().join('')
      return [...weights].map(async (weight) =>
        renameFont(await cutWeight(context, file, weight, text), shortName(file)),
      )
    }),
  )
  return { names, fonts }
}
