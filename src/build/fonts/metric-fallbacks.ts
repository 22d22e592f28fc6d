import { fromBuffer } from '@capsizecss/unpack'

import type { BuildContext } from '#build/context/context.ts'
import { cutWeight } from './cuts.ts'
import { filesOf, type RoleFamily } from './families.ts'

/**
 * System fonts of the same width: their names, and a letter's mean width in ems. For Arial and
 * Courier New it is `xWidthAvg` of `@capsizecss/metrics` 4.3; the other fonts are clones.
 */
const systemFonts = {
  sans: { names: ['Arial', 'Helvetica', 'Liberation Sans', 'Arimo'], width: 913 / 2048 },
  sansBold: {
    names: ['Arial Bold', 'Helvetica Bold', 'Liberation Sans Bold', 'Arimo Bold'],
    width: 983 / 2048,
  },
  mono: { names: ['Courier New', 'Liberation Mono', 'Cousine'], width: 1229 / 2048 },
}

/** From this weight on, the system's bold is nearer than its regular. */
const BOLD = 550

const percent = (share: number) => `${(share * 100).toFixed(2)}%`

/**
 * The `@font-face` rule of a system font that stands in for a family, sized so that texts do not
 * shift when the real font arrives. The family's whole file for Latin letters is measured: in a
 * file cut to some letters, each missing one would count as wide as the sign for missing glyphs.
 */
export const fallbackFace = async (
  context: Pick<BuildContext, 'root' | 'cache'>,
  family: RoleFamily,
): Promise<string> => {
  const { role, kind, weight } = family
  const [latin] = await filesOf(context.root, family)
  const font = await cutWeight(context, latin!, weight)
  const sans = weight >= BOLD ? 'sansBold' : 'sans'
  const { names, width } = systemFonts[kind === 'mono' ? kind : sans]
  const { xWidthAvg, unitsPerEm, ascent, descent, lineGap } = await fromBuffer(font)
  const scale = xWidthAvg / unitsPerEm / width
  const share = (length: number) => percent(Math.abs(length) / unitsPerEm / scale)
  return `@font-face {
  font-family: '${role} Fallback';
  font-weight: ${weight};
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${share(ascent)};
  descent-override: ${share(descent)};
  line-gap-override: ${share(lineGap)};
}`
}
