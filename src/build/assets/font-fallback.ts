import { createCanvas } from '@napi-rs/canvas'

import type { FontFamily } from './font-families.ts'
import type { FontFacts } from './font-tables.ts'

// Widths of space and a–z in thousandths of the font's size, from the metrics Adobe published for
// Helvetica and Courier, which Arial, Liberation, Arimo and Cousine keep to.
const LETTERS = ' abcdefghijklmnopqrstuvwxyz'
const doubles = {
  arial: {
    names: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'Arimo'],
    widths: [
      278, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333,
      500, 278, 556, 500, 722, 500, 500, 500,
    ],
  },
  arialBold: {
    names: ['Arial Bold', 'Arial-BoldMT', 'Helvetica Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    widths: [
      278, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389,
      556, 333, 611, 556, 778, 556, 556, 500,
    ],
  },
  courier: {
    names: ['Courier New', 'CourierNewPSMT', 'Liberation Mono', 'Cousine'],
    widths: Array.from(LETTERS, () => 600),
  },
}

const MEASURED_AT = 100 // pixels
const percent = (share: number) => `${(share * 100).toFixed(2)}%`

const widthIn = (font: string, text: string) => {
  const context = createCanvas(1, 1).getContext('2d')
  context.lang = 'en'
  context.font = font
  return context.measureText(text).width / MEASURED_AT
}

const widthOf = (like: keyof typeof doubles, text: string) =>
  Array.from(text, (letter) => doubles[like].widths[LETTERS.indexOf(letter)] ?? 0).reduce(
    (sum, width) => sum + width / 1000,
    0,
  )

/**
 * `@font-face` rules of fonts that the system has, sized so that the site's own words take the
 * same room before and after the real font arrives. The family must be registered for canvases.
 */
export const fallbackFaces = (family: FontFamily, facts: FontFacts, words: string): string => {
  const sample = words.toLowerCase().replaceAll(/[^ a-z]/g, '')
  return family.fallbacks
    .map(({ weights, weight, like }) => {
      const real = widthIn(`${weight} ${MEASURED_AT}px '${family.family}'`, sample)
      const scale = real / widthOf(like, sample)
      const sources = doubles[like].names.map((name) => `local('${name}')`).join(', ')
      return `@font-face {
  font-family: '${family.family} Fallback';
  font-weight: ${weights};
  src: ${sources};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(facts.ascent / scale)};
  descent-override: ${percent(facts.descent / scale)};
  line-gap-override: ${percent(facts.lineGap / scale)};
}`
    })
    .join('\n')
}
