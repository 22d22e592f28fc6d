import type { BuildContext } from '#build/context/context.ts'
import { datesOnPages } from '#build/context/dates.ts'
import { scriptOf } from '#build/lib/writing-direction.ts'
import {
  allWords,
  charactersOf,
  caseStudyProse,
  unicodeRange,
  charactersOfSentences,
} from './characters.ts'
import { dealOut, visible } from './coverage.ts'
import { cutOf } from './cuts.ts'
import { fallbackFamilies, families, monoFamily, type RoleFamily } from './families.ts'
import { fallbackFace } from './metric-fallbacks.ts'

/** Features that a subset keeps: kerning, ligatures, marks, and those that Arabic and Indic letters need. */
const FEATURES =
  'kern liga calt ccmp locl mark mkmk init medi fina isol rlig curs rclt clig nukt akhn rphf rkrf pref blwf abvf half pstf vatu cjct pres abvs blws psts haln dist abvm blwm'

/** Tabular figures: only labels, which are in Mono or a fallback, have figures that change. */
const TABULAR = 'tnum'

/**
 * Rules for scripts and languages: sizes, tracking and breaks elsewhere suit Latin letters without
 * stacked diacritics.
 */
const RULES: Record<string, string> = {
  // Joined letters allow no tracking, and have longer ascenders and descenders.
  Arab: `:is(.title, .label, a, button, h1, h2, h3) { letter-spacing: 0; }
.title { line-height: 1.34; }
:is(.label, .lines, figcaption) { word-spacing: -0.2em; }`,
  // German compounds hardly fit a line of any length; its nouns are upper case.
  de: `:is(p, li, h1, h2, h3, .title) { hyphens: auto; }
.lowercase { text-transform: none; }`,
  ja: ':is(.title, h1, h2, h3) { word-break: auto-phrase; line-height: 1.2; }',
  vi: '.title { line-height: 1.22; }',
}

/**
 * CSS for a language or its script; none for English, in which the pages about machines are
 * written.
 */
const scriptRules = (lang: string) =>
  (RULES[new Intl.Locale(lang).language] ?? RULES[scriptOf(lang)])?.replaceAll(
    /^(.*?) \{/gm,
    `:root:lang(${lang}) $1:lang(${lang}) {`,
  )

/**
 * Whether a character is a symbol: symbols that no font of the site has are left to the reader's
 * system.
 */
const isSign = (character: string) => /\p{S}/u.test(character)

/** Fallbacks have every weight: the fonts that lack the same characters then share one file. */
const everyWeight = {
  min: Math.min(...families.map(({ weight }) => weight)),
  max: Math.max(...families.map(({ weight }) => weight)),
}

/** Subsets a font file, adds it to the store, and returns its name there. */
const addCut = async (
  { root, store }: BuildContext,
  { file, characters }: Awaited<ReturnType<typeof dealOut>>['shares'][number],
  weight: number | typeof everyWeight,
) => {
  const isOfSentences = families.some((family) => family === file.family && family !== monoFamily)
  const keepFeatures = [...FEATURES.split(' '), ...(isOfSentences ? [] : [TABULAR])]
  // `STAT` names the weights of a font that has several.
  const options = { targetFormat: 'woff2' as const, keepFeatures, dropTables: ['STAT'] }
  const { key, make } = await cutOf(root, file, weight, options, characters.join(''))
  const name = file.family.id
  return store.add(file.subset === 'latin' ? name : `${name}-${file.subset}`, 'woff2', key, make)
}

/** The files that draw the words in a family, its own first. */
const facesOf = async (
  context: BuildContext,
  family: RoleFamily,
  words: string,
  sentences: string,
) => {
  const all = charactersOf(words)
  const characters = family === monoFamily ? all : charactersOfSentences(all, sentences)
  const { shares, rest } = await dealOut(context.root, characters, [family])
  const wanted = new Set(visible(words))
  const missing = rest.filter((character) => wanted.has(character) && !isSign(character))
  const others = fallbackFamilies.filter(({ isOnPages }) => isOnPages)
  const further = await dealOut(context.root, missing, others)
  return Promise.all(
    [...shares, ...further.shares].map(async (share) => {
      const weight = share.file.family === family ? family.weight : everyWeight
      return { family, characters: share.characters, file: await addCut(context, share, weight) }
    }),
  )
}

/** Subsets the site's fonts to the content's characters, and writes their CSS. */
export const makeFonts = async (context: BuildContext) => {
  const content = await context.content()
  const words = allWords([content, datesOnPages(content)])
  // The words of the interface have such signs in labels, and brackets around what is pressed.
  const { caseStudies, further: _pages, ui: _ui, palette: _palette, ...fields } = content
  const sentences = allWords(fields) + caseStudyProse(caseStudies)
  const byFamily = await Promise.all(
    families.map((family) => facesOf(context, family, words, sentences)),
  )
  const standIns = families.map((family) => fallbackFace(context, family))
  const faces = byFamily.flat()
  const fontFiles = faces.map(({ family: { role, weight }, file, characters }) => ({
    family: role,
    url: context.url(file),
    weight: String(weight),
    unicodeRange: unicodeRange(characters),
  }))
  const rules = fontFiles.map(
    ({ family, weight, url, unicodeRange: range }) => `@font-face {
  font-family: ${family};
  font-weight: ${weight};
  font-display: swap;
  src: url('${url}') format('woff2');
  unicode-range: ${range};
}`,
  )
  const [letter = ''] = content.hero.headline
  const firstFonts = faces
    .filter(({ family, characters }) => family !== monoFamily && characters.includes(letter))
    .map(({ file }) => context.url(file))
  return {
    css: [...rules, ...(await Promise.all(standIns)), scriptRules(content.site.lang)]
      .filter(Boolean)
      .join('\n'),
    firstFonts: [...new Set(firstFonts)],
    fontFiles,
  }
}
