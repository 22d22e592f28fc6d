/** A family of the site, and what of it is shipped. */
export interface FontFamily {
  /** As CSS and the scenes name it. */
  family: string
  /** As files are named. */
  name: string
  /** In `node_modules`. */
  source: string
  /** The weights that pages use. */
  weights: { min: number; max: number }
  /** What stands in until it arrives, by weight: fonts that every system has, or their doubles. */
  fallbacks: { weights: string; weight: number; like: 'arial' | 'arialBold' | 'courier' }[]
}

const fontsource = (name: string) =>
  `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`

export const display: FontFamily = {
  family: 'Bricolage Grotesque Variable',
  name: 'bricolage-grotesque',
  source: fontsource('bricolage-grotesque'),
  weights: { min: 650, max: 700 },
  fallbacks: [{ weights: '650 700', weight: 680, like: 'arialBold' }],
}

export const text: FontFamily = {
  family: 'Instrument Sans Variable',
  name: 'instrument-sans',
  source: fontsource('instrument-sans'),
  weights: { min: 400, max: 700 },
  fallbacks: [
    { weights: '400 549', weight: 400, like: 'arial' },
    { weights: '550 700', weight: 600, like: 'arialBold' },
  ],
}

export const mono: FontFamily = {
  family: 'Geist Mono Variable',
  name: 'geist-mono',
  source: fontsource('geist-mono'),
  weights: { min: 400, max: 500 },
  fallbacks: [{ weights: '400 500', weight: 400, like: 'courier' }],
}

export const families = [display, text, mono]
