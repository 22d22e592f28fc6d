import { recordParts } from '../../lib/entries.ts'
import { isFields } from '../../words/merged.ts'
import { isProse } from '../content/field-info.ts'
import type { Content } from '../context/content.ts'
import { directionOf } from './language.ts'
import type { Path } from './strings.ts'

const WORD = String.raw`[\p{Script=Latin}\d][\p{Script=Latin}\p{M}\d+#%]*`
const BETWEEN = String.raw`[ \u00a0!"#$%&'’*+,./:;<=>?@_|~–—-]+`
const LATIN = new RegExp(
  String.raw`(?:\d+${BETWEEN})*\.?\d*\p{Script=Latin}[\p{Script=Latin}\p{M}\d+#%]*(?:${BETWEEN}${WORD}| ?\(${WORD}(?:${BETWEEN}${WORD})*\))*`,
  'gu',
)

/**
 * A text whose Latin words keep their order in a line that runs to the left, the numbers among them
 * too: “900 ms” would be read “ms 900”. They stand between marks that isolate.
 */
export const inReadingOrder = (text: string) => text.replaceAll(LATIN, '\u{2066}$&\u{2069}')

const ordered = (value: unknown, path: Path): unknown => {
  if (typeof value === 'string') {
    // Each part of a stack is shown on its own.
    if (path.at(-1) === 'techStack') return value.split(',').map(inReadingOrder).join(',')
    return isProse(path) ? inReadingOrder(value) : value
  }
  if (Array.isArray(value)) return value.map((inner, index) => ordered(inner, [...path, index]))
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, ordered(inner, [...path, key])]),
  )
}

/** The parts of the content with sentences of the owner's. */
export const PROSE = [
  ...(['about', 'dashboard', 'experience', 'faq', 'hero', 'projects', 'skills'] as const),
  ...recordParts,
]

/** A content as it is shown, on pages and in the CV; what programs read has no marks. */
export const shownContent = (content: Content): Content =>
  directionOf(content.site.lang) === 'rtl'
    ? {
        ...content,
        ...Object.fromEntries(PROSE.map((part) => [part, ordered(content[part], [part])])),
      }
    : content
