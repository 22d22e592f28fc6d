import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import subsetFont from 'subset-font'

import { cutWeight, registerFonts } from './canvas-fonts.ts'
import { charactersOf, unicodeRange, wordsOf } from './characters.ts'
import { digest, versionOf } from './digest.ts'
import { fallbackFaces } from './font-fallback.ts'
import { display, families, type FontFamily } from './font-families.ts'
import { readFont } from './font-tables.ts'
import type { Workshop } from './workshop.ts'

const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum']

export interface Fonts {
  css: string
  headlineFont: string
  /** For a worker, which sees no style sheet. */
  fontFiles: { family: string; url: string; weight: string; unicodeRange: string }[]
}

const makeFamily = async (workshop: Workshop, words: string, family: FontFamily) => {
  const { root, store, url } = workshop
  const facts = readFont(await cutWeight(workshop, family, family.weights.min))
  const characters = charactersOf(words).filter((character) => facts.has(character.codePointAt(0)!))
  const options = {
    targetFormat: 'woff2' as const,
    keepFeatures: FEATURES,
    noHinting: true,
    variationAxes: { ...family.pinned, wght: family.weights },
  }
  const source = await readFile(join(root, family.source))
  const key = digest(
    source,
    characters.join(''),
    JSON.stringify(options),
    versionOf(root, 'subset-font'),
  )
  const fileName = store.add(family.name, 'woff2', key, () =>
    subsetFont(source, characters.join(''), options),
  )
  const css = `@font-face {
  font-family: '${family.family}';
  font-weight: ${family.weights.min} ${family.weights.max};
  font-display: swap;
  src: url('${url(fileName)}') format('woff2');
  unicode-range: ${unicodeRange(characters)};
}
${fallbackFaces(family, facts, words)}`
  const file = {
    family: family.family,
    url: url(fileName),
    weight: `${family.weights.min} ${family.weights.max}`,
    unicodeRange: unicodeRange(characters),
  }
  return { family, css, file }
}

/** The site's fonts, cut to what the content needs, and their rules. */
export const makeFonts = async (workshop: Workshop): Promise<Fonts> => {
  const words = wordsOf(await workshop.content())
  await registerFonts(workshop)
  const made = await Promise.all(families.map((family) => makeFamily(workshop, words, family)))
  return {
    css: made.map(({ css }) => css).join('\n'),
    headlineFont: made.find(({ family }) => family === display)!.file.url,
    fontFiles: made.map(({ file }) => file),
  }
}
