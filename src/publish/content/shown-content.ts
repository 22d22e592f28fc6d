import { recordParts } from '../../lib/entries.ts'
import { isFields } from '../../words/merged.ts'
import { isProse } from '../schema/field-info.ts'
import type { Content } from '../context/content.ts'
import { directionOf } from '../lib/language.ts'
import type { Path } from '../lib/strings.ts'
import { inReadingOrder } from '../lib/reading-order.ts'

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
const PROSE = [
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
