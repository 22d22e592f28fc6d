import { dealOut, visible } from '../assets/font-coverage.ts'
import { cutWeight } from '../assets/font-cuts.ts'
import { display, fallbackFamilies, type FontFile, mono, text } from '../assets/font-families.ts'
import type { Workshop } from '../assets/workshop.ts'
import { renameFont } from './rename-font.ts'

/** Weights that the template uses, of each font that it names. */
const uses = [
  { use: 'display', families: [display, text], weights: [700] },
  { use: 'plain', families: [text], weights: [400, 600] },
  { use: 'typed', families: [mono, text], weights: [400] },
] as const

const nameOf = ({ family, subset }: FontFile) => `${family.family} ${subset}`

/**
 * The fonts that write the CV's words.
 *
 * @param script of the content's language
 * @returns the fonts as TrueType, under names of their own; by use, the names to try one after another
 */
export const fontsFor = async (workshop: Workshop, words: string, script: string) => {
  const wanted = visible(words)
  const weightsOf = new Map<FontFile, Set<number>>()
  const names: Record<string, string[]> = {}
  for (const { use, families, weights } of uses) {
    const { shares, rest } = await dealOut(workshop.root, wanted, [
      ...families,
      ...fallbackFamilies(script),
    ])
    if (rest.length > 0)
      throw new Error(
        `The CV has no font for “${rest.join(' ')}”: add one for its script in src/build/assets/font-families.ts.`,
      )
    names[use] = shares.map(({ file }) => nameOf(file))
    for (const { file } of shares)
      weightsOf.set(file, new Set([...(weightsOf.get(file) ?? []), ...weights]))
  }
  const fonts = await Promise.all(
    [...weightsOf].flatMap(([file, weights]) =>
      [...(file.family.axis ? weights : [400])].map(async (weight) =>
        renameFont(await cutWeight(workshop, file, weight), nameOf(file)),
      ),
    ),
  )
  return { names, fonts }
}
