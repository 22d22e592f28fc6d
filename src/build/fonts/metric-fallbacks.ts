import { createCanvas } from '@napi-rs/canvas'
import type { Font } from 'fontkit'

import type { RoleFamily } from './families.ts'

// Widths of space and a–z in thousandths of the font's size, from the metrics Adobe published for
// Helvetica, Times and Courier, which Arial, Times New Roman, Courier New and their doubles keep to.
const LETTERS = ' abcdefghijklmnopqrstuvwxyz'
const doubles = {
  sans: {
    names: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans', 'Arimo'],
    widths: [
      278, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333,
      500, 278, 556, 500, 722, 500, 500, 500,
    ],
  },
  sansBold: {
    names: ['Arial Bold', 'Arial-BoldMT', 'Helvetica Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    widths: [
      278, 556, 611, 556, 611, 556, 333, 611, 611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389,
      556, 333, 611, 556, 778, 556, 556, 500,
    ],
  },
  serif: {
    names: ['Times New Roman', 'TimesNewRomanPSMT', 'Times', 'Liberation Serif', 'Tinos'],
    widths: [
      250, 444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500, 500, 500, 333,
      389, 278, 500, 500, 722, 500, 500, 444,
    ],
  },
  serifBold: {
    names: [
      'Times New Roman Bold',
      'TimesNewRomanPS-BoldMT',
      'Times Bold',
      'Liberation Serif Bold',
      'Tinos Bold',
    ],
    widths: [
      250, 500, 556, 444, 556, 444, 333, 500, 556, 278, 333, 556, 278, 833, 556, 500, 556, 556, 444,
      389, 333, 556, 500, 722, 500, 500, 444,
    ],
  },
  mono: {
    names: ['Courier New', 'CourierNewPSMT', 'Liberation Mono', 'Cousine'],
    widths: Array.from(LETTERS, () => 600),
  },
}

/** From which weight on the system's bold is nearer than its regular. */
const BOLD = 550
/** At which a heading, or what is bold in a text, is set. */
const SET_AT = { Display: 680, Text: 600, Mono: 600 }

const MEASURED_AT = 100 // pixels
const ENOUGH = 200 // letters, to take the content's own words for a sample
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

/** What stands in for which weights. A font with one width for all letters has no bold to speak of. */
const standInsOf = ({ role, kind, weights: { min, max } }: RoleFamily) => {
  if (kind === 'mono') return [{ weights: `${min} ${max}`, weight: min, like: kind }]
  const bold = { weights: `${Math.max(min, BOLD)} ${max}`, weight: SET_AT[role] }
  return [
    ...(min < BOLD
      ? [{ weights: `${min} ${Math.min(max, BOLD - 1)}`, weight: min, like: kind }]
      : []),
    ...(max >= BOLD ? [{ ...bold, like: `${kind}Bold` as const }] : []),
  ]
}

/**
 * `@font-face` rules of fonts that the system has, sized so that the site's own words take the
 * same room before and after the real font arrives. The family must be registered for canvases.
 */
export const fallbackFaces = (family: RoleFamily, font: Font, words: string): string => {
  // Words of other scripts leave nothing but their spaces.
  const latin = words
    .toLowerCase()
    .replaceAll(/[^ a-z]/g, '')
    .replaceAll(/ {3,}/g, ' ')
  const sample = latin.replaceAll(' ', '').length < ENOUGH ? LETTERS : latin
  const share = (length: number) => Math.abs(length) / font.unitsPerEm
  return standInsOf(family)
    .map(({ weights, weight, like }) => {
      const real = widthIn(`${weight} ${MEASURED_AT}px ${family.role}`, sample)
      const scale = real / widthOf(like, sample)
      const sources = doubles[like].names.map((name) => `local('${name}')`).join(', ')
      return `@font-face {
  font-family: '${family.role} Fallback';
  font-weight: ${weights};
  src: ${sources};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(share(font.ascent) / scale)};
  descent-override: ${percent(share(font.descent) / scale)};
  line-gap-override: ${percent(share(font.lineGap) / scale)};
}`
    })
    .join('\n')
}
