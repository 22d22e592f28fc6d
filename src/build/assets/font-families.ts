/** A family of the site, and what of it is shipped. */
export interface FontFamily {
  /** As CSS and the scenes name it. */
  family: string
  /** As files are named. */
  name: string
  /** In `node_modules`. */
  source: string
  /** Axes that the site does not move along. */
  pinned: Record<string, number>
  /** The weights that pages use. */
  weights: { min: number; max: number }
  /** What stands in until it arrives, by weight: fonts that every system has, or their doubles. */
  fallbacks: { weights: string; weight: number; like: 'arial' | 'arialBold' | 'courier' }[]
}

const fontsource = (name: string, axis = 'wght') =>
  `node_modules/@fontsource-variable/${name}/files/${name}-latin-${axis}-normal.woff2`

export const display: FontFamily = {
  family: 'Bricolage Grotesque Variable',
  name: 'bricolage-grotesque',
  source: fontsource('bricolage-grotesque', 'opsz'),
  pinned: { opsz: 48 }, // its shapes for large type; all sizes with both axes would not fit
  weights: { min: 600, max: 700 },
  fallbacks: [{ weights: '600 700', weight: 680, like: 'arialBold' }],
}

export const text: FontFamily = {
  family: 'Instrument Sans Variable',
  name: 'instrument-sans',
  source: fontsource('instrument-sans'),
  pinned: {},
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
  pinned: {},
  weights: { min: 400, max: 600 },
  fallbacks: [{ weights: '400 600', weight: 400, like: 'courier' }],
}

export const families = [display, text, mono]
