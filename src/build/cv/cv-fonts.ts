import { dealOut, visible } from '../fonts/coverage.ts'
import { cutWeight } from '../fonts/cuts.ts'
import { display, fallbackFamilies, type FontFile, mono, text as plain } from '../fonts/families.ts'
import type { BuildContext } from '../context/context.ts'
import { renameFont } from './rename-font.ts'

/** Weights that the template uses, of each font that it names. */
const uses = [
  { use: 'display', families: [display, plain], weights: [700] },
  { use: 'plain', families: [plain], weights: [400, 600] },
  { use: 'typed', families: [mono, plain], weights: [400] },
] as const

// Spaces, hyphens that a line may end with, and what joins or parts letters.
const INVISIBLE = Array.from(' \u{a0}\u{ad}\u{200c}\u{200d}')

const nameOf = ({ family, subset }: FontFile) => `${family.family} ${subset}`

/**
 * The fonts that write the CV's words.
 *
 * @param script of the content's language
 * @returns the fonts as TrueType, under names of their own; by use, the names to try one after another
 */
export const fontsFor = async (context: BuildContext, words: string, script: string) => {
  const wanted = visible(words)
  const cuts = new Map<FontFile, { weights: Set<number>; characters: Set<string> }>()
  const names: Record<string, string[]> = {}
  for (const { use, families, weights } of uses) {
    const { shares, rest } = await dealOut(context.root, wanted, [
      ...families,
      ...fallbackFamilies(script),
    ])
    if (rest.length > 0)
      throw new Error(
        `The CV has no font for “${rest.join(' ')}”: add one for its script in src/build/fonts/families.ts.`,
      )
    names[use] = shares.map(({ file }) => nameOf(file))
    for (const { file, characters } of shares) {
      const cut = cuts.get(file) ?? { weights: new Set(), characters: new Set() }
      for (const weight of file.family.axis ? weights : [400]) cut.weights.add(weight)
      for (const character of characters) cut.characters.add(character)
      cuts.set(file, cut)
    }
  }
  // Cut to what each is to write: from a mark that a file happens to have, the typesetter would make
  // letters that another file has whole, and a program that reads the PDF would find them twice.
  const fonts = await Promise.all(
    [...cuts].flatMap(([file, { weights, characters }]) => {
      const text = [...INVISIBLE, ...characters].toSorted().join('')
      return [...weights].map(async (weight) =>
        renameFont(await cutWeight(context, file, weight, text), nameOf(file)),
      )
    }),
  )
  return { names, fonts }
}
