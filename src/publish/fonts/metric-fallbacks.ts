import { createCanvas } from '@napi-rs/canvas'
import type { Font } from 'fontkit'

import type { RoleFamily } from './families.ts'

// Widths of space and a–z in thousandths of an em, as Adobe published them for Helvetica, Times and
// Courier. Arial, Times New Roman, Courier New and their clones have the same.
const LETTERS = ' abcdefghijklmnopqrstuvwxyz'
const systemFonts = {
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

/** From this weight on, the system's bold is nearer than its regular. */
const BOLD = 550
/** The weight of headings and of bold text. */
const SET_AT = { Display: 680, Text: 600, Mono: 600 }

const MEASURED_AT = 100 // pixels
const ENOUGH = 200 // letters, for the content's own words to be the sample
const percent = (share: number) => `${(share * 100).toFixed(2)}%`

const widthIn = (font: string, text: string) => {
  const context = createCanvas(1, 1).getContext('2d')
  context.lang = 'en'
  context.font = font
  return context.measureText(text).width / MEASURED_AT
}

const widthOf = (like: keyof typeof systemFonts, text: string) =>
  Array.from(text, (letter) => systemFonts[like].widths[LETTERS.indexOf(letter)] ?? 0).reduce(
    (sum, width) => sum + width / 1000,
    0,
  )

/** The system fonts that stand in, by weight. Bold monospace letters are no wider. */
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
 * `@font-face` rules for system fonts, sized so that the site's own words do not shift when the
 * real font arrives. The family must be registered for canvases.
 */
export const fallbackFaces = (family: RoleFamily, font: Font, words: string): string => {
  // Of other scripts only the spaces are left.
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
      const sources = systemFonts[like].names.map((name) => `local('${name}')`).join(', ')
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
