import { markOf } from '../../lib/chips.ts'
import { recordParts } from '../../lib/entries.ts'
import { isProse } from '../schema/field-info.ts'
import type { Content } from '../context/content.ts'
import { directionOf } from '../lib/language.ts'
import { type Path, withParts } from '../lib/strings.ts'
import { inReadingOrder } from '../lib/reading-order.ts'

const ordered = (text: unknown, path: Path) => {
  if (typeof text !== 'string') return text
  // Each part of a stack is shown on its own.
  if (path.at(-1) === 'techStack')
    return text.split(markOf(text)).map(inReadingOrder).join(markOf(text))
  return isProse(path) ? inReadingOrder(text) : text
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
        ...Object.fromEntries(
          PROSE.map((part) => [part, withParts<unknown>(content[part], ordered, [part])]),
        ),
      }
    : content
