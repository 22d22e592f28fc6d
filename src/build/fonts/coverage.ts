import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { create, type Font } from 'fontkit'

import { once } from '#lib/once.ts'
import { type FontFamily, type FontFile, fallbackFamilies, families, filesOf } from './families.ts'

/** Characters that need no glyph: joiners, bidi marks, variation selectors, spaces. */
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Z}\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}]/u

const readFont = once(async (path: string) => create(await readFile(path)) as Font)

/**
 * The large form of small figures and signs, which few fonts have: templates of documents set it
 * small.
 */
const large = (character: string) =>
  /[\u2070-\u208e]/.test(character) ? character.normalize('NFKC') : character

/** The characters of a text that need a glyph. */
export const visible = (characters: Iterable<string>): string[] =>
  [...new Set(Array.from(characters, large))].filter((character) => !INVISIBLE.test(character))

/**
 * Assigns each character to the first file that has it, family by family; `rest` are the characters
 * that no file has.
 */
export const dealOut = async (root: string, characters: string[], from: FontFamily[]) => {
  const shares: { file: FontFile; characters: string[] }[] = []
  let rest = characters
  for (const family of from) {
    for (const file of rest.length > 0 ? await filesOf(root, family) : []) {
      const claimed = rest.filter((character) => file.claims(character.codePointAt(0)!))
      if (claimed.length === 0) continue
      const font = await readFont(join(root, file.path))
      const has = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0)!)
      const share = claimed.filter(has)
      if (share.length === 0) continue
      shares.push({ file, characters: share })
      rest = rest.filter((character) => !share.includes(character))
    }
  }
  return { shares, rest }
}

/** The characters that neither the site's fonts nor their fallbacks have. */
export const uncoveredCharacters = async (root: string, words: string) =>
  (await dealOut(root, visible(words), [...families, ...fallbackFamilies])).rest
