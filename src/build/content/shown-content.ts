import { markOf } from '#content-model/schema/chips.ts'
import { isProse } from '#build/lib/field-info.ts'
import type { ReadContent } from '#build/context/read-content.ts'
import { directionOf } from '#build/lib/writing-direction.ts'
import { type Path, mapDeep } from '#lib/strings.ts'
import { inReadingOrder } from '#build/lib/reading-order.ts'

const ordered = (text: unknown, path: Path) => {
  if (typeof text !== 'string') return text
  // Each part of a stack is shown on its own.
  if (path.at(-1) === 'techStack')
    return text.split(markOf(text)).map(inReadingOrder).join(markOf(text))
  return isProse(path) ? inReadingOrder(text) : text
}

/** A content as pages and the CV show it; what programs read has no marks. */
export const shownContent = (content: ReadContent): ReadContent => {
  const { identity, pages, site } = content
  // Names and titles are left as they are: they stand in lines without other words.
  return directionOf(site.lang) === 'rtl'
    ? { ...mapDeep(content, ordered), identity, pages }
    : content
}
