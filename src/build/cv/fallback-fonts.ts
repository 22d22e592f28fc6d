import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import subsetFont from 'subset-font'

import { cutWeight } from '../assets/canvas-fonts.ts'
import { digest, versionOf } from '../assets/digest.ts'
import { display, type FontFamily, text } from '../assets/font-families.ts'
import { readFont } from '../assets/font-tables.ts'
import type { Workshop } from '../assets/workshop.ts'

/** Fonts of further scripts: add one here for a name that none of these can write. */
const OTHERS = [
  'vazirmatn/files/vazirmatn-arabic-400-normal',
  'vazirmatn/files/vazirmatn-arabic-700-normal',
  'noto-emoji/files/noto-emoji-emoji-400-normal',
]

// What is seen only in what it does to others: joiners, directions, forms of emoji, spaces.
const INVISIBLE = /[\p{Cf}\p{Cc}\p{Z}\u{fe0e}\u{fe0f}]/u

const codesOf = (words: string) =>
  [...new Set(words)]
    .filter((character) => !INVISIBLE.test(character))
    .map((character) => character.codePointAt(0)!)

const asTrueType = async ({ root, cache }: Workshop, name: string) => {
  const woff2 = await readFile(join(root, `node_modules/@fontsource/${name}.woff2`))
  const options = { keepAllGlyphs: true, targetFormat: 'sfnt' as const }
  const key = digest(woff2, JSON.stringify(options), versionOf(root, 'subset-font'))
  return cache(key, () => subsetFont(woff2, null, options))
}

// The site's families write more of the Latin alphabets than the pages' own files hold.
const extended = ({ source, pinned }: FontFamily) => ({
  source: source.replace('-latin-', '-latin-ext-'),
  pinned,
})

// A typesetter takes two files of one family for one font: these need a name of their own.
const renamed = (font: Uint8Array, from: string, to: string): Buffer => {
  const bytes = Buffer.from(font)
  const [old, next] = [from, to].map((name) => Buffer.from(name, 'utf16le').swap16())
  for (let at = bytes.indexOf(old!); at >= 0; at = bytes.indexOf(old!, at)) next!.copy(bytes, at)
  return bytes
}

const cutAll = (workshop: Workshop) =>
  Promise.all([
    cutWeight(workshop, extended(display), 700).then((font) =>
      renamed(font, 'Bricolage Grotesque 96pt', 'Bricolage Grotesque more'),
    ),
    ...[400, 600].map(async (weight) =>
      renamed(
        await cutWeight(workshop, extended(text), weight),
        'Instrument Sans',
        'Instrument more',
      ),
    ),
    ...OTHERS.map((name) => asTrueType(workshop, name)),
  ])

/**
 * Fonts for what the CV's own cannot write, and the characters that none can.
 *
 * @param fonts its own, as TrueType
 */
export const fallbacksFor = async (workshop: Workshop, words: string, fonts: Uint8Array[]) => {
  const own = fonts.map(readFont)
  const missing = codesOf(words).filter((code) => !own.every((font) => font.has(code)))
  if (missing.length === 0) return { fallbacks: [], unknown: '' }
  const further = (await cutAll(workshop)).map((bytes) => ({ bytes, font: readFont(bytes) }))
  const fonted = [...own, ...further.map(({ font }) => font)]
  return {
    fallbacks: further
      .filter(({ font }) => missing.some((code) => font.has(code)))
      .map(({ bytes }) => bytes),
    unknown: String.fromCodePoint(
      ...missing.filter((code) => !fonted.some((font) => font.has(code))),
    ),
  }
}
