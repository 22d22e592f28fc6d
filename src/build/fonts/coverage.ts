import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { create, type Font } from 'fontkit'

import { type FontFamily, type FontFile, fallbackFamilies, families, filesOf } from './families.ts'

/** Seen only in what they do to others: joiners, marks of direction, forms of emoji, spaces. */
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Z}\u{fe00}-\u{fe0f}\u{e0100}-\u{e01ef}]/u

const read = new Map<string, Promise<Font>>()

/** A font as its file describes it. */
export const readFont = (root: string, { path }: Pick<FontFile, 'path'>): Promise<Font> => {
  const place = join(root, path)
  const font = read.get(place) ?? readFile(place).then((bytes) => create(bytes) as Font)
  read.set(place, font)
  return font
}

/** A file, and which characters of a text it is to write. */
export interface FontShare {
  file: FontFile
  characters: string[]
}

/** The characters of a text that something must be drawn for. */
export const visible = (characters: Iterable<string>): string[] =>
  [...new Set(characters)].filter((character) => !INVISIBLE.test(character))

/** Deals characters out to the first file that has them, family by family; and those left over. */
export const dealOut = async (root: string, characters: string[], from: FontFamily[]) => {
  const shares: FontShare[] = []
  let rest = characters
  for (const family of from) {
    for (const file of rest.length > 0 ? await filesOf(root, family) : []) {
      const claimed = rest.filter((character) => file.claims(character.codePointAt(0)!))
      if (claimed.length === 0) continue
      const font = await readFont(root, file)
      const has = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0)!)
      const share = claimed.filter(has)
      if (share.length === 0) continue
      shares.push({ file, characters: share })
      rest = rest.filter((character) => !share.includes(character))
    }
  }
  return { shares, rest }
}

/** The characters that none of the site's fonts can write, nor any that stands in for them. */
export const unwritable = async (root: string, words: string, script: string) =>
  (await dealOut(root, visible(words), [...families, ...fallbackFamilies(script)])).rest
